import { DriftWalls } from "../../../components/drawings/drift-walls.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import styles from "./what-stays-hard.module.css";

/** The limit, in the size of the promise, and two walls that explain it. */
export function WhatStaysHard() {
  return (
    <Section>
      <Wrap>
        <Grid className={styles.top}>
          <h2 className={styles.title}>What stays hard</h2>
          <p className={styles.limit}>
            Long, even, shotcreted tunnels, because every metre looks like the last.
          </p>
        </Grid>
        <div className={styles.walls}>
          <figure className={styles.wall}>
            <DriftWalls of="rock" />
            <figcaption>
              <h3>Uneven rock</h3>
              <p>Niches and corners: one position fits.</p>
            </figcaption>
          </figure>
          <figure className={styles.wall}>
            <DriftWalls of="lining" />
            <figcaption>
              <h3>Even lining</h3>
              <p>
                Many positions fit. The inertial unit has to carry longer, until something is
                recognised.
              </p>
            </figcaption>
          </figure>
        </div>
      </Wrap>
    </Section>
  );
}
