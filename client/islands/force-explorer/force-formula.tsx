import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import {
  expansionText,
  type ForceSetting,
  neutralTemperature,
  railSteel,
  workedForce,
} from "../../../shared/content/thermal-force.ts";
import { Button } from "../../components/button.tsx";
import { Grid, Stack } from "../../components/layout.tsx";
import { TextField } from "../../components/text-field.tsx";
import text from "../../styles/text.module.css";
import styles from "./force-explorer.module.css";

const { name, label, min, max } = neutralTemperature;
const { modulusGPa, areaCm2 } = railSteel;

/** The neutral temperature, the formula with its constants, and the calculation with the current values. */
export function ForceFormula({ setting }: { setting: ForceSetting }) {
  const { neutral } = setting;
  return (
    <Grid split="3-9" gap={6} align="end" className={styles.calculation}>
      <Stack gap={5} data-screen-only="">
        <TextField
          id="neutral-temperature"
          name={name}
          label={label}
          hint={`${min} to ${max}; 35 to 43 in a US study; enter yours`}
          inputMode="numeric"
          defaultValue={neutral.text}
          error={neutral.error}
          autoComplete="off"
        />
        <Button type="submit" variant="outline" className={styles.submit}>
          Work it out
        </Button>
      </Stack>
      <Stack gap={2}>
        <code className={styles.code}>
          force = E × A × α ×{" "}
          <span className={text.whole}>
            (T<sub>rail</sub> − T<sub>neutral</sub>)
          </span>
        </code>
        <p data-part="worked">{workedForce(setting)}</p>
        <p className={text.small}>
          E {modulusGPa}
          {UNIT_SPACE}GPa, A {areaCm2}
          {UNIT_SPACE}cm² (136 RE section), α <span className={text.whole}>{expansionText}</span>{" "}
          per °C. A rail held along its whole length: an approximation, not a design rule.
        </p>
      </Stack>
    </Grid>
  );
}
