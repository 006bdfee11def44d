import { exampleThresholds } from "../../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../../shared/content/example-line/rank.ts";
import { LATEST } from "../../../../shared/content/example-line/runs.ts";
import { readTrack } from "../../../../shared/content/example-line/track-geometry.ts";
import { numberOf, UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Plot, PlotText } from "../../../components/figure-kit/plot.tsx";
import { RankPlate } from "../../../components/figure-kit/rank-plate.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Cluster, Section, Wrap } from "../../../components/layout.tsx";
import { kmText } from "../../../islands/dashboard/format.ts";
import { lanesOf } from "../../../islands/dashboard/lanes.ts";
import { bridgesWithin, LaneLines } from "../../../islands/dashboard/trace-lane.tsx";
import text from "../../../styles/text.module.css";
import styles from "./four-steps.module.css";

const [first] = rankPlaces(exampleThresholds);
/** Half of the stretch around the first place, in metres. */
const NEAR = 40;

/** How a run becomes a list: the six runs at the first place of the example line, above the steps. */
export function FourSteps() {
  return (
    <Section>
      <Wrap>
        <Cluster gap={4} spread>
          <h2>From the vehicle to the list, in four steps</h2>
          <ExampleChip />
        </Cluster>
        <SixRuns />
        <ol className={styles.steps}>
          {steps.map(({ title, words }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

const steps = [
  {
    title: "Collect",
    words: "Apollo Sense records the track as its vehicle runs.",
  },
  { title: "Process", words: "Each place is compared with earlier runs." },
  {
    title: "Rank",
    words: "Apollo Dashboard ranks what to check first: this one.",
  },
  {
    title: "Check",
    words: `A person decides ${numberOf(figures.uncertainSpots)} uncertain spots.`,
  },
];

function SixRuns() {
  const [lane] = lanesOf("twist", 1);
  if (!lane || !first?.peak) return null;
  const { rank, urgency, place, latest, peak } = first;
  const reading = readTrack(peak.at - NEAR, peak.at + NEAR, 0.5);
  return (
    <div className={styles.drawing} data-screen-only="" aria-hidden="true">
      <div className={styles.head}>
        <RankPlate rank={rank} urgency={urgency} />
        <p>
          <b>Twist, six runs</b> {kmText(place.kilometre)}
        </p>
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
