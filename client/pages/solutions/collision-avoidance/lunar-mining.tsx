import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { FigureRow } from "../../../components/figure-row.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

/** The same sensor on the Moon, where a vehicle has to drive by itself. */
export function LunarMining() {
  return (
    <Section className={styles.moon}>
      <Wrap>
        <Grid split="4-8" gap={4}>
          <Stack gap={2} stretch className={styles.moonWords}>
            <div>
              <h2 className={text.h3}>Lunar mining</h2>
              <p className={text.small}>The same problem without air, GNSS or a driver.</p>
            </div>
            <FigureRow figures={[physicalFigures.lunarStopping]} />
          </Stack>
          <div>
            <Picture name="lunar-hauler" sizes="(min-width: 64rem) 64vw, 100vw" />
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
