import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import lining from "../../../media/drawings/position-on-lining.svg";
import rock from "../../../media/drawings/position-on-rock.svg";
import text from "../../../styles/text.module.css";
import styles from "./what-stays-hard.module.css";

/** The limit, in the size of the promise, and two walls that explain it. */
export function WhatStaysHard() {
  return (
    <Section>
      <Wrap>
        <Grid split="4-8" gap={3} align="end">
          <h2 className={text.title}>What stays hard</h2>
          <p className={styles.limit}>A scan gives one position only where the walls differ.</p>
        </Grid>
        <div className={styles.walls}>
          <figure className={styles.wall}>
            <StaticDrawing of={rock} />
            <figcaption>
              <h3>Uneven rock</h3>
              <p className={text.note}>Between niches and corners, a scan fits in one position.</p>
            </figcaption>
          </figure>
          <figure className={styles.wall}>
            <StaticDrawing of={lining} />
            <figcaption>
              <h3>Even lining</h3>
              <p className={text.note}>
                A scan fits in many positions. The inertial unit works alone until the vehicle
                passes a known place.
              </p>
            </figcaption>
          </figure>
        </div>
      </Wrap>
    </Section>
  );
}
