import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { FigureRow } from "../../../components/figure-row.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

/** A point cloud with a labelled vehicle and a labelled person, and the same sensor on the Moon. */
export function SensorView() {
  return (
    <Section tone="night" flush>
      <div className={styles.scan} data-screen-only="">
        <Picture
          name="mine-lidar-truck-boxes"
          sizes="(min-width: 48rem) 100vw, 178vw"
          className={styles.points}
        />
        <PictureLabel className={styles.vehicle}>Vehicle</PictureLabel>
        <PictureLabel className={styles.person}>Person</PictureLabel>
      </div>
      <Wrap className={styles.seen}>
        <Stack gap={3} data-screen-only="">
          <h2>In line of sight, the sensor distinguishes vehicles from people.</h2>
          <p>Range, dust, posture and water limit this.</p>
        </Stack>
        <Grid split="4-8" gap={4} className={styles.moon}>
          <Stack gap={2}>
            <h3>Lunar mining</h3>
            <p className={text.small}>The same problem without air, GNSS or a driver.</p>
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
