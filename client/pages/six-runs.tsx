import { exampleThresholds } from "../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../shared/content/example-line/runs.ts";
import { readTrack } from "../../shared/content/example-line/track-geometry.ts";
import { inWords, UNIT_SPACE } from "../../shared/content/figure.ts";
import { classNames } from "../components/class-names.ts";
import { ExampleChip } from "../components/example-chip.tsx";
import { Plot, PlotText } from "../components/figure-kit/plot.tsx";
import { RankPlate } from "../components/figure-kit/rank-plate.tsx";
import { percent } from "../components/figure-kit/scale.ts";
import { Numeral } from "../components/figure-number.tsx";
import { kmText } from "../islands/dashboard/format.ts";
import { lanesOf } from "../islands/dashboard/lanes.ts";
import { bridgesWithin, LaneLines } from "../islands/dashboard/trace-lane.tsx";
import text from "../styles/text.module.css";
import styles from "./six-runs.module.css";

const [first] = rankPlaces(exampleThresholds);
/** Half of the stretch around the first place, in metres. */
const NEAR = 40;

/** The twist on all runs at the first place of the example line. The caller gives it its height. */
export function SixRuns({ className }: { className?: string | undefined }) {
  const [lane] = lanesOf("twist", 1);
  if (!lane || !first?.peak) return null;
  const { rank, urgency, place, latest, peak } = first;
  const reading = readTrack(peak.at - NEAR, peak.at + NEAR, 0.5);
  return (
    <div className={classNames(styles.drawing, className)} data-screen-only="" aria-hidden="true">
      <div className={styles.head}>
        <RankPlate rank={rank} urgency={urgency} />
        <p>
          <b>Twist, {inWords(runDates.length)} runs</b> {kmText(place.kilometre)}
        </p>
        <ExampleChip className={styles.chip} />
      </div>
      <div className={styles.plot}>
        <Numeral size="sm" className={styles.peak}>
          {latest.toFixed(1)}
          <small className={text.unit}>{UNIT_SPACE}mm</small>
        </Numeral>
        <LaneLines
          lane={lane}
          reading={reading}
          run={LATEST}
          threshold={exampleThresholds.twist}
          isMain
          allRuns
        />
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
