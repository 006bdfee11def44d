import { facts } from "../../shared/content/example-line/parameters.ts";
import { type RankedPlace, rankedPlaces } from "../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../shared/content/example-line/runs.ts";
import { readTrack } from "../../shared/content/example-line/track-geometry.ts";
import { inWords, UNIT_SPACE } from "../../shared/content/figure.ts";
import { classNames } from "../components/class-names.ts";
import { ExampleChip } from "../components/example-chip.tsx";
import { Plot, PlotText } from "../components/figure-kit/plot.tsx";
import { percent } from "../components/figure-kit/scale.ts";
import { Numeral } from "../components/figure-number.tsx";
import { kmText } from "../islands/dashboard/format.ts";
import { lanes } from "../islands/dashboard/lanes.ts";
import { bridgesWithin, LaneLines } from "../islands/dashboard/trace-lane.tsx";
import text from "../styles/text.module.css";
import styles from "./six-runs.module.css";

const [first] = rankedPlaces;
/** Half of the stretch around the first place, in metres. */
const NEAR = 40;

interface SixRunsProps {
  /** A place that is read from the rails; by default the first of the example line. */
  of?: RankedPlace | undefined;
  /** Whether it says that its data is an example; false where the page does. */
  hasChip?: boolean;
  className?: string | undefined;
}

/** The channel of a place on all runs. The caller gives it its height. */
export function SixRuns({ of = first, hasChip = true, className }: SixRunsProps) {
  if (!of?.peak) return null;
  const { place, latest, peak, threshold } = of;
  const lane = lanes.find(({ channel }) => channel === peak.channel);
  if (!lane) return null;
  const reading = readTrack(peak.at - NEAR, peak.at + NEAR, 0.5);
  return (
    <div className={classNames(styles.drawing, className)} data-screen-only="" aria-hidden="true">
      <div className={styles.head}>
        <p>
          <b>
            {facts[place.parameter].name}, {inWords(runDates.length)} runs
          </b>{" "}
          {kmText(place.kilometre)}
        </p>
        {hasChip && <ExampleChip className={styles.chip} />}
      </div>
      <div className={styles.plot}>
        <Numeral size="sm" className={styles.peak}>
          {latest.toFixed(1)}
          <small className={text.unit}>{UNIT_SPACE}mm</small>
        </Numeral>
        <LaneLines lane={lane} reading={reading} run={LATEST} threshold={threshold} isMain />
        <Plot className={styles.words}>
          {bridgesWithin(reading).map(([left]) => (
            <PlotText key={left} x={percent(left)} dx="8" y="22">
              bridge
            </PlotText>
          ))}
        </Plot>
      </div>
      <p className={styles.axis}>
        {[-NEAR, 0, NEAR].map((metres) => (
          <span key={metres}>{kmText((peak.at + metres) / 1000)}</span>
        ))}
      </p>
    </div>
  );
}
