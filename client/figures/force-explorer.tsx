import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { railSteel, type ThermalForce } from "../../shared/content/thermal-force.ts";
import { Button } from "../components/button.tsx";
import { Caption } from "../components/caption.tsx";
import { classNames } from "../components/class-names.ts";
import field from "../components/field.module.css";
import { Numeral } from "../components/figure-number.tsx";
import { Cluster, Grid, Stack } from "../components/layout.tsx";
import { TextField } from "../components/text-field.tsx";
import { Enhanced } from "../island/island.tsx";
import text from "../styles/text.module.css";
import styles from "./force-explorer.module.css";
import {
  celsius,
  expansionText,
  type ForceSetting,
  forceMeaning,
  forceNumber,
  neutralTemperature,
  railTemperature,
  shareOfRuler,
  signed,
  workedForce,
} from "./force-setting.ts";
import { drawingLabel, type Layout, layouts, railUnderForce } from "./rail-under-force.ts";

/** The force explorer: a slider for the rail temperature, the force and a drawing of the rail. Without script it is a form. */
export function ForceForm({ setting }: { setting: ForceSetting }) {
  const { force } = setting;
  return (
    <Enhanced by="force-explorer" wake="interaction">
      <form id="force" action="#force" className={styles.form}>
        <output className={styles.result} htmlFor="rail-temperature neutral-temperature">
          <span className={classNames(text.figure, styles.force)}>
            <span data-part="force">{forceNumber(force)}</span>
            <small className={text.unit}>{UNIT_SPACE}kN</small>
          </span>
          <span className={text.lead} data-part="meaning">
            {forceMeaning(force)}
          </span>
        </output>
        <div data-rail={force.rail}>
          <RailSheet force={force} layout="wide" />
          <RailSheet force={force} layout="narrow" />
        </div>
        <ForceRuler setting={setting} />
        <ForceFormula setting={setting} />
      </form>
    </Enhanced>
  );
}

/** Track between two fixed ends under the current force. The force explorer redraws the parts with `data-part`. */
function RailSheet({ force, layout }: { force: ThermalForce; layout: Layout }) {
  const { width, height, trackFrom, gauge, tie } = layouts[layout];
  const strokes = railUnderForce(force.forceKN, layout);
  const reach = gauge + 44;
  const ends = [trackFrom - 2, width - trackFrom - 2];
  const [left, right] = [(height - gauge) / 2, (height + gauge) / 2];
  const ties = Array.from({ length: Math.round(width / tie) }, (_, index) => (index + 0.5) * tie);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      data-window={layout}
      role="img"
      aria-label={drawingLabel(force)}
    >
      {/* The rest of the line, behind the arrows. */}
      <g className={styles.rest}>
        <path
          className={styles.ties}
          d={ties
            .filter((x) => x < trackFrom || x > width - trackFrom)
            .map((x) => `M${x} ${left - 20}v${gauge + 40}`)
            .join("")}
        />
        <path
          className={styles.rails}
          d={[left, right]
            .map((y) => `M0 ${y}H${trackFrom}M${width - trackFrom} ${y}H${width}`)
            .join("")}
        />
      </g>
      {(["ties", "rails", "shafts", "heads"] as const).map((part) => (
        <path key={part} className={styles[part]} data-part={part} d={strokes[part]} />
      ))}
      <path
        className={styles.ends}
        d={ends.map((x) => `M${x} ${(height - reach) / 2}h4v${reach}h-4z`).join("")}
      />
    </svg>
  );
}

const labelled = [-40, -20, 0, 20, 40, 60];

/** The slider for the rail temperature, designed as a ruler. */
function ForceRuler({ setting }: { setting: ForceSetting }) {
  const { name, label, min, max } = railTemperature;
  const { rail, railC, neutralC, force } = setting;
  return (
    <Stack gap={4} stretch data-screen-only="">
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

const { modulusGPa, areaCm2 } = railSteel;
const VOLPE =
  "https://www.volpe.dot.gov/infrastructure-systems-and-technology/structures-and-dynamics/track-buckling-research";

/** The neutral temperature, the formula with its constants, and the calculation with the current values. */
function ForceFormula({ setting }: { setting: ForceSetting }) {
  const { name, label, min, max } = neutralTemperature;
  const { neutral } = setting;
  return (
    <Grid split="4-8" gap={6} align="end">
      <Stack gap={6} data-screen-only="">
        <TextField
          id="neutral-temperature"
          name={name}
          label={label}
          hint={
            <>
              {`${min} to ${max}; 35 to 43 in the United States (`}
              <a href={VOLPE}>Volpe Center</a>); enter yours
            </>
          }
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
        <p className={text.label}>
          Force = E × A × α ×{" "}
          <span className={text.whole}>
            (T<sub>rail</sub> − T<sub>neutral</sub>)
          </span>
        </p>
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
