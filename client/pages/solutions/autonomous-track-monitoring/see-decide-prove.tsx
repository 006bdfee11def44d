import { LocationHistory } from "../../../components/drawings/location-history.tsx";
import { RankedBars } from "../../../components/drawings/ranked-bars.tsx";
import { TrackGeometry } from "../../../components/drawings/track-geometry.tsx";
import { Section, Wrap } from "../../../components/section.tsx";
import styles from "./see-decide-prove.module.css";

/** What the product is good for, each in the drawing that an engineer would make of it. */
export function SeeDecideProve() {
  return (
    <Section>
      <Wrap className={styles.trio}>
        <div className={styles.see}>
          <div className={styles.words}>
            <h2>See</h2>
            <p>Track geometry and condition, in your track supervisor’s terms.</p>
          </div>
          <div className={styles.sketches}>
            <TrackGeometry of="gauge" />
            <TrackGeometry of="cross-level" />
            <TrackGeometry of="alignment" />
          </div>
        </div>
        <div className={styles.half}>
          <div className={styles.words}>
            <h2>Decide</h2>
            <p>One ranked list. The crew starts at the top.</p>
          </div>
          <RankedBars />
        </div>
        <div className={styles.half}>
          <div className={styles.words}>
            <h2>Prove</h2>
            <p>The history of each location, run after run.</p>
          </div>
          <LocationHistory />
        </div>
      </Wrap>
    </Section>
  );
}
