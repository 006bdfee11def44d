import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
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
          E {modulusGPa}
          {UNIT_SPACE}GPa, A {areaCm2}
          {UNIT_SPACE}cm² (136 RE section), alpha <span className={styles.whole}>{alpha}</span> per
          °C. General knowledge: a rail held along its whole length, an approximation and not a
          design rule.
        </Caption>
        <Caption>
          Worked for {railTemperature.start}
          {UNIT_SPACE}°C with neutral at {start}
          {UNIT_SPACE}°C: {modulusGPa}
          {UNIT_SPACE}GPa × {areaCm2}
          {UNIT_SPACE}cm² × <span className={styles.whole}>{alpha}</span> × {startForce.differenceC}{" "}
          = {forceNumber(startForce)}
          {UNIT_SPACE}kN.
        </Caption>
      </div>
    </div>
  );
}
