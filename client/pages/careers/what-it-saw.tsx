import { exampleThresholds } from "../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../../shared/content/example-line/runs.ts";
import { readTrack } from "../../../shared/content/example-line/track-geometry.ts";
import { inWords } from "../../../shared/content/figure.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import { Plot, PlotText } from "../../components/figure-kit/plot.tsx";
import { percent } from "../../components/figure-kit/scale.ts";
import { Cluster, Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { kmText } from "../../islands/dashboard/format.ts";
import { lanesOf } from "../../islands/dashboard/lanes.ts";
import { bridgesWithin, LaneLines } from "../../islands/dashboard/trace-lane.tsx";
import text from "../../styles/text.module.css";
import styles from "./careers-page.module.css";

/** Half of the length of the trace, in metres. */
const NEAR = 60;

const middle = rankPlaces(exampleThresholds)[0]?.peak?.at ?? 0;
const reading = readTrack(middle - NEAR, middle + NEAR, 0.5);
const lane = lanesOf("twist", 1)[0];

/** What the units record: a scan of a line and of a mine, and the first place of the example line in all runs. */
export function WhatItSaw() {
  return (
    <Section tone="night" flush>
      <Columns count={2} className={styles.clouds}>
        <Picture
          name="point-cloud-railway"
          sizes="(width >= 48rem) 50vw, 100vw"
          className={styles.saw}
        />
        <Picture
          name="mine-lidar-truck-boxes"
          sizes="(width >= 48rem) 50vw, 100vw"
          className={styles.saw}
        />
      </Columns>
      <Wrap className={styles.sawWords}>
        <Stack gap={6} stretch>
          <Cluster gap={4} spread>
            <Stack gap={3}>
              <h2>Then you see what it saw</h2>
              <p className={text.lead}>
                A line and a drift in points. And {kmText(middle / 1000)} in millimetres:{" "}
                {inWords(runDates.length)} runs, and the twist grows.
              </p>
            </Stack>
            <ExampleChip />
          </Cluster>
          <div className={styles.trace} data-screen-only="" aria-hidden="true">
            {lane && (
              <LaneLines
                lane={lane}
                reading={reading}
                run={LATEST}
                threshold={exampleThresholds.twist}
                isMain
                allRuns
              />
            )}
            <Plot className={styles.traceWords}>
              {bridgesWithin(reading).map(([left]) => (
                <PlotText key={left} x={percent(left)} dx="8" y="22">
                  Bridge
                </PlotText>
              ))}
            </Plot>
          </div>
        </Stack>
      </Wrap>
    </Section>
  );
}
