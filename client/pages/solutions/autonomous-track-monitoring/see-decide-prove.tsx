import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import history from "../../../media/drawings/location-history.svg";
import bars from "../../../media/drawings/ranked-bars.svg";
import alignment from "../../../media/drawings/track-alignment.svg";
import crossLevel from "../../../media/drawings/track-cross-level.svg";
import gauge from "../../../media/drawings/track-gauge.svg";
import text from "../../../styles/text.module.css";
import styles from "./see-decide-prove.module.css";

/** What the product is good for, each in the drawing that an engineer would make of it. */
export function SeeDecideProve() {
  return (
    <Section>
      <Wrap className={styles.trio}>
        <div className={styles.see}>
          <div className={styles.words}>
            <h2>See</h2>
            <p className={text.note}>
              Track geometry and condition, in your track supervisor’s terms.
            </p>
          </div>
          <div className={styles.sketches}>
            <StaticDrawing of={gauge} />
            <StaticDrawing of={crossLevel} />
            <StaticDrawing of={alignment} />
          </div>
        </div>
        <div className={styles.half}>
          <div className={styles.words}>
            <h2>Decide</h2>
            <p className={text.note}>One ranked list. The crew starts at the top.</p>
          </div>
          <StaticDrawing of={bars} />
        </div>
        <div className={styles.half}>
          <div className={styles.words}>
            <h2>Prove</h2>
            <p className={text.note}>The history of each location, run after run.</p>
          </div>
          <StaticDrawing of={history} />
        </div>
      </Wrap>
    </Section>
  );
}
