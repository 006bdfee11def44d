import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import history from "../../../media/drawings/location-history.svg";
import bars from "../../../media/drawings/ranked-bars.svg";
import alignment from "../../../media/drawings/track-alignment.svg";
import crossLevel from "../../../media/drawings/track-cross-level.svg";
import gauge from "../../../media/drawings/track-gauge.svg";
import text from "../../../styles/text.module.css";
import styles from "./autonomous-track-monitoring.module.css";

/** The three uses of the product, each with a technical drawing. */
export function SeeDecideProve() {
  return (
    <Section>
      <Wrap>
        <Grid split="3-9" gap={6} rule="thin" className={styles.see}>
          <div>
            <h2>See</h2>
            <p className={text.note}>
              Track geometry and condition, in your track supervisor’s terms.
            </p>
          </div>
          <Columns count={3} gap={4} className={styles.sketches}>
            <StaticDrawing of={gauge} className={styles.sketch} />
            <StaticDrawing of={crossLevel} className={styles.sketch} />
            <StaticDrawing of={alignment} className={styles.sketch} />
          </Columns>
        </Grid>
        <Grid split="6-6" gap={10}>
          <Columns count={2} gap={6} align="start" rule="thin" className={styles.half}>
            <div>
              <h2>Decide</h2>
              <p className={text.note}>One ranked list. The crew starts at the top.</p>
            </div>
            <StaticDrawing of={bars} className={styles.sketch} />
          </Columns>
          <Columns count={2} gap={6} align="start" rule="thin" className={styles.half}>
            <div>
              <h2>Compare</h2>
              <p className={text.note}>The history of each location, run after run.</p>
            </div>
            <StaticDrawing of={history} className={styles.sketch} />
          </Columns>
        </Grid>
      </Wrap>
    </Section>
  );
}
