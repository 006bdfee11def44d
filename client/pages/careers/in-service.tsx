import { runDates } from "../../../shared/content/example-line/runs.ts";
import { inWords } from "../../../shared/content/figure.ts";
import { Columns, Section, Stack } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import { SixRuns } from "../six-runs.tsx";
import styles from "./careers-page.module.css";

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
          <SixRuns className={styles.trace} />
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
