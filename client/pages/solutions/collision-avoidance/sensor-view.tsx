import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import styles from "./collision-avoidance.module.css";

/** A point cloud with a labelled vehicle and a labelled person. */
export function SensorView() {
  return (
    <Section tone="night" flush data-screen-only="">
      <div className={styles.scan}>
        <Picture
          name="mine-lidar-truck-boxes"
          sizes="(min-width: 48rem) 100vw, 178vw"
          className={styles.points}
        />
        <PictureLabel className={styles.vehicle}>Vehicle</PictureLabel>
        <PictureLabel className={styles.person}>Person</PictureLabel>
      </div>
      <Wrap className={styles.seen}>
        <Stack gap={3}>
          <h2>In line of sight, the sensor distinguishes vehicles from people.</h2>
          <p>Range, dust, posture and water limit this.</p>
        </Stack>
      </Wrap>
    </Section>
  );
}
