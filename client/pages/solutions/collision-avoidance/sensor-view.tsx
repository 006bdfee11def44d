import { Caption } from "../../../components/caption.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import styles from "./sensor-view.module.css";

/** A point cloud in which two things have a name. */
export function SensorView() {
  return (
    <Section tone="night" flush>
      <div className={styles.cloud}>
        <Picture
          name="mine-lidar-truck-boxes"
          sizes="(min-width: 48rem) 100vw, 178vw"
          className={styles.picture}
        />
        <PictureLabel className={styles.vehicle}>Vehicle</PictureLabel>
        <PictureLabel className={styles.person}>Person</PictureLabel>
      </div>
      <Wrap className={styles.words}>
        <h2>In line of sight, the sensor distinguishes vehicles from people.</h2>
        <Caption>LiDAR in a drift. Illustration.</Caption>
      </Wrap>
    </Section>
  );
}
