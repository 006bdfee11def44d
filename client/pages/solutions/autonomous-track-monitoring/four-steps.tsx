import type { ReactNode } from "react";
import type { Channel } from "../../../../shared/content/example-line/parameters.ts";
import { exampleThresholds } from "../../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../../shared/content/example-line/rank.ts";
import { LATEST } from "../../../../shared/content/example-line/runs.ts";
import { readTrack } from "../../../../shared/content/example-line/track-geometry.ts";
import { numberOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { urgencyLabels } from "../../../../shared/urgency.ts";
import { ExampleChip } from "../../../components/example-chip.tsx";
import lines from "../../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { RankPlate } from "../../../components/figure-kit/rank-plate.tsx";
import { linearScale } from "../../../components/figure-kit/scale.ts";
import { Sparkline } from "../../../components/figure-kit/sparkline.tsx";
import { Cluster, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { kmText } from "../../../islands/dashboard/format.ts";
import { lanesOf } from "../../../islands/dashboard/lanes.ts";
import { verdictNames } from "../../../islands/dashboard/place-row.tsx";
import { LaneLines } from "../../../islands/dashboard/trace-lane.tsx";
import { tracePath } from "../../../islands/dashboard/trace-path.ts";
import styles from "./four-steps.module.css";

const ranked = rankPlaces(exampleThresholds);
const first = ranked[0];
const unsure = ranked.find(({ place }) => place.unsure !== undefined);
/** The stretch around the first place, in metres. */
const middle = first?.peak?.at ?? 0;
const NEAR = 40;
const reading = readTrack(middle - NEAR, middle + NEAR, 0.5);

/** How a run becomes a list, drawn with one place of the example line. */
export function FourSteps() {
  return (
    <Section>
      <Wrap>
        <Stack gap={8} stretch>
          <Cluster gap={4} spread>
            <h2>From the vehicle to the list, in four steps</h2>
            <ExampleChip />
          </Cluster>
          <ol className={styles.steps}>
            <Step title="Collect" text="Apollo Sense records the track as its vehicle runs.">
              <RawTraces />
            </Step>
            <Step title="Process" text="Each place is compared with earlier runs.">
              <EarlierRuns />
            </Step>
            <Step title="Rank" text="Apollo Dashboard ranks the locations by what to check first.">
              <FirstOfList />
            </Step>
            <Step
              title="Check"
              text={`People check ${numberOf(figures.uncertainSpots)} uncertain spots.`}
            >
              <Unsure />
            </Step>
          </ol>
        </Stack>
      </Wrap>
    </Section>
  );
}

function Step(props: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.drawing} data-screen-only="" aria-hidden="true">
        {props.children}
      </div>
      <h3>{props.title}</h3>
      <p>{props.text}</p>
    </li>
  );
}

const recorded: readonly (readonly [Channel, string])[] = [
  ["gauge", "Gauge"],
  ["crosslevel", "Cross-level"],
  ["surfaceLeft", "Surface"],
];
/** Half of the height of a trace in millimetres. */
const REACH = 32;
const HEIGHT = 200;

function RawTraces() {
  const traces = recorded.map(([channel, name]) => {
    const [base = 0] = reading.design(channel);
    const y = linearScale([base - REACH, base + REACH], [HEIGHT, HEIGHT * 0.4]);
    return (
      <Plot key={channel} className={styles.trace}>
        <Stretched size={[reading.count - 1, HEIGHT]}>
          <path className={lines.measured} d={tracePath(reading.of(channel, LATEST), y)} />
        </Stretched>
        <PlotText y="14">{name}</PlotText>
      </Plot>
    );
  });
  return traces;
}

function EarlierRuns() {
  const lane = lanesOf("twist", 1)[0];
  if (!lane) return null;
  return (
    <>
      <LaneLines lane={lane} reading={reading} run={LATEST} threshold={undefined} isMain allRuns />
      <Plot className={styles.over}>
        <PlotText y="14">Twist, six runs</PlotText>
        <PlotText y="100%" dy="-4">
          {kmText(middle / 1000)}
        </PlotText>
      </Plot>
    </>
  );
}

/** Rows of the list that are drawn. */
const ROWS = 3;

function FirstOfList() {
  return (
    <ul className={styles.list}>
      {ranked.slice(0, ROWS).map(({ rank, urgency, place, values }) => (
        <li key={rank}>
          <RankPlate rank={rank} urgency={urgency} />
          <span>
            {kmText(place.kilometre)} <b>{urgencyLabels[urgency]}</b>
          </span>
          <Sparkline values={values} least={4} />
        </li>
      ))}
    </ul>
  );
}

function Unsure() {
  if (!unsure) return null;
  return (
    <>
      <p className={styles.ranked}>
        <RankPlate rank={unsure.rank} urgency={unsure.urgency} />
        <span>
          {kmText(unsure.place.kilometre)} <b>Unsure</b>
        </span>
        <Sparkline values={unsure.values} least={4} />
      </p>
      <ul className={styles.verdicts}>
        {Object.entries(verdictNames).map(([verdict, name]) => (
          <li key={verdict} data-chosen={verdict === "check" || undefined}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
