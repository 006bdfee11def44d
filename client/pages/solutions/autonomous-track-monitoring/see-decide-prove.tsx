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
            <p>Geometry and condition, in the words your track supervisor uses.</p>
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
            <p>One list in order. The top of it is where a crew goes first.</p>
          </div>
          <RankedBars />
        </div>
        <div className={styles.half}>
          <div className={styles.words}>
            <h2>Prove</h2>
            <p>A history for each location, run after run.</p>
          </div>
          <LocationHistory />
        </div>
      </Wrap>
    </Section>
  );
}
