import {
  forceNumber,
  neutralTemperature,
  railSteel,
  railTemperature,
  startForce,
} from "../../../../shared/thermal-force.ts";
import { Caption } from "../../../components/caption.tsx";
import { TextField } from "../../../components/text-field.tsx";
import styles from "./force-sum.module.css";

const { min, max, start } = neutralTemperature;
const { modulusGPa, areaCm2, expansionPerC } = railSteel;
const alpha = `${(expansionPerC * 1e6).toFixed(1)}e-6`;

/** The formula, its constants, and the example worked in words. */
export function ForceSum() {
  return (
    <div className={styles.sum}>
      <div className={styles.setting}>
        <TextField
          id="neutral-temperature"
          label="Neutral temperature, °C"
          hint={`${min} to ${max}`}
          type="number"
          min={min}
          max={max}
          defaultValue={start}
          autoComplete="off"
        />
      </div>
      <div className={styles.formula}>
        <code>force = E × A × alpha × (T rail - T neutral)</code>
        <Caption>
          E {modulusGPa}&nbsp;GPa, A {areaCm2}&nbsp;cm² (136 RE section), alpha{" "}
          <span className={styles.whole}>{alpha}</span> per °C. General knowledge: a rail held along
          its whole length, an approximation and not a design rule.
        </Caption>
        <Caption>
          Worked for {railTemperature.start}&nbsp;°C with neutral at {start}&nbsp;°C: {modulusGPa}
          &nbsp;GPa × {areaCm2}&nbsp;cm² × <span className={styles.whole}>{alpha}</span> ×{" "}
          {startForce.differenceC} = {forceNumber(startForce)}&nbsp;kN.
        </Caption>
      </div>
    </div>
  );
}
