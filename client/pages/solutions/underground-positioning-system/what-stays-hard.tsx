import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import lining from "../../../media/drawings/position-on-lining.svg";
import rock from "../../../media/drawings/position-on-rock.svg";
import text from "../../../styles/text.module.css";
import styles from "./underground-positioning-system.module.css";

/** The limit of positioning, and two examples of walls that explain it. */
export function WhatStaysHard() {
  return (
    <Section>
      <Wrap>
        <Grid split="4-8" gap={3} align="end">
          <h2>What stays hard</h2>
          <p className={text.lead}>
            In a long, even drift every metre looks like the last. A scan gives one position only
            where the walls differ.
          </p>
        </Grid>
        <Stack gap={10} stretch className={styles.scans} data-screen-only="">
          <Grid split="4-8" gap={4} align="center" rule="thin">
            <div>
              <h3>Uneven rock</h3>
              <p className={text.note}>A scan fits in one position.</p>
            </div>
            <StaticDrawing of={rock} />
          </Grid>
          <Grid split="4-8" gap={4} align="center" rule="thin">
            <div>
              <h3>Even lining</h3>
              <p className={text.note}>
                A scan fits in many. The inertial unit works alone until the vehicle passes a known
                place.
              </p>
            </div>
            <StaticDrawing of={lining} />
          </Grid>
        </Stack>
      </Wrap>
    </Section>
  );
}
