import {
  celsius,
  type ForceSetting,
  railTemperature,
  shareOfRuler,
  signed,
} from "../../../shared/content/thermal-force.ts";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import field from "../../components/field.module.css";
import { Numeral } from "../../components/figure-number.tsx";
import { Cluster, Stack } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import styles from "./force-explorer.module.css";

const { name, label, min, max } = railTemperature;
const labelled = [-40, -20, 0, 20, 40, 60];

/** The slider for the rail temperature, designed as a ruler. */
export function ForceRuler({ setting }: { setting: ForceSetting }) {
  const { rail, railC, neutralC, force } = setting;
  return (
    <Stack gap={4} stretch className={styles.ruler} data-screen-only="">
      <Cluster spread>
        <label htmlFor="rail-temperature" className={text.label}>
          {label}
        </label>
        <Numeral size="sm">
          <span data-part="rail">{celsius(railC)}</span>
        </Numeral>
      </Cluster>
      <div className={styles.scale}>
        <svg className={styles.marks} aria-hidden="true">
          <line
            className={styles.difference}
            data-part="difference"
            data-tension={force.rail === "tension" ? "" : undefined}
            x1={shareOfRuler(neutralC)}
            x2={shareOfRuler(railC)}
            y1="39"
            y2="39"
          />
          <svg
            className={styles.neutral}
            x={shareOfRuler(neutralC)}
            data-part="neutral-mark"
            aria-hidden="true"
          >
            <path className={styles.mark} d="M0 0V52" />
            <text x="-9" y="10" textAnchor="end" data-part="neutral">
              neutral {celsius(neutralC)}
            </text>
          </svg>
        </svg>
        <input
          className={styles.slider}
          id="rail-temperature"
          name={name}
          type="range"
          min={min}
          max={max}
          defaultValue={railC}
          autoComplete="off"
          aria-valuetext={celsius(railC)}
          aria-invalid={rail.error ? true : undefined}
          aria-describedby={rail.error ? "rail-temperature-error" : "rail-temperature-scale"}
        />
      </div>
      <div className={classNames(text.meta, styles.labels)} aria-hidden="true">
        {labelled.map((degrees) => (
          <span key={degrees} className={styles.degrees}>
            {signed(degrees)}
          </span>
        ))}
      </div>
      {rail.error && (
        <p className={field.error} id="rail-temperature-error">
          {rail.error}
        </p>
      )}
      <Caption id="rail-temperature-scale">
        Left of neutral the rail is in tension, right of it in compression.
      </Caption>
    </Stack>
  );
}
