import { exampleThresholds } from "../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../../shared/content/example-line/runs.ts";
import { readTrack } from "../../../shared/content/example-line/track-geometry.ts";
import { inWords } from "../../../shared/content/figure.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import { Plot, PlotText } from "../../components/figure-kit/plot.tsx";
import { percent } from "../../components/figure-kit/scale.ts";
import { Columns, Section, Stack } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { lanesOf } from "../../islands/dashboard/lanes.ts";
import { bridgesWithin, LaneLines } from "../../islands/dashboard/trace-lane.tsx";
import text from "../../styles/text.module.css";
import styles from "./careers-page.module.css";

/** Half of the length of the trace, in metres. */
const NEAR = 60;

const middle = rankPlaces(exampleThresholds)[0]?.peak?.at ?? 0;
const reading = readTrack(middle - NEAR, middle + NEAR, 0.5);
const lane = lanesOf("twist", 1)[0];

/** The units on a vehicle, and the twist that they recorded on each run at the first place of the example line. */
export function InService() {
  return (
    <Section tone="night" flush>
      <Columns count={2} gap={8} className={styles.service}>
        <div>
          <Picture
            name="hero-vehicle"
            sizes="(width >= 48rem) 50vw, 100vw"
            className={styles.outdoors}
          />
          <Stack gap={3} className={styles.words}>
            <h2>Some days are outdoors</h2>
            <p className={text.lead}>
              Hardware leaves the bench with the people who made it: they plan its installation and
              support it in the field.
            </p>
          </Stack>
        </div>
        <div>
          <div className={styles.trace} data-screen-only="" aria-hidden="true">
            <div className={styles.plot}>
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
              <Plot className={styles.plotWords}>
                {bridgesWithin(reading).map(([left]) => (
                  <PlotText key={left} x={percent(left)} dx="8" y="22">
                    bridge
                  </PlotText>
                ))}
              </Plot>
            </div>
            <ExampleChip className={styles.chip} />
          </div>
          <Stack gap={3} className={styles.words}>
            <h2>Then you see what it saw</h2>
            <p className={text.lead}>
              Each line is the twist on one run over the same place, {inWords(runDates.length)} in
              all. The left rail sinks further every time.
            </p>
          </Stack>
        </div>
      </Columns>
    </Section>
  );
}
