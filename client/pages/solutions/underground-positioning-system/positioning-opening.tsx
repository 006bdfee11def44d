import { Backdrop } from "../../../components/backdrop.tsx";
import { Caption } from "../../../components/caption.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { Grid, Wrap } from "../../../components/section.tsx";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./positioning-opening.module.css";

/** The point cloud above, the promise below it, so that the person in the drift stays in sight. */
export function PositioningOpening() {
  return (
    <Backdrop
      className={styles.opening}
      picture={
        <Picture
          name="mine-lidar-truck"
          sizes="(min-width: 64rem) 100vw, (min-width: 36rem) 130vw, 530px"
          narrow={[upright("mine-lidar-truck-upright")]}
          className={styles.cloud}
          priority
        />
      }
      scrim="none"
      paper="picture"
    >
      <Wrap className={styles.top}>
        <ProductBreadcrumb product="underground-positioning-system" />
      </Wrap>
      <Wrap>
        <Grid className={styles.foot}>
          <h1 className={styles.title}>Know where every vehicle is, where no satellite reaches</h1>
          <div className={styles.side}>
            <p>LiDAR sees the walls. An inertial unit carries the motion.</p>
            <DemoButton product="underground-positioning-system" />
            <Caption>Illustration</Caption>
          </div>
        </Grid>
      </Wrap>
    </Backdrop>
  );
}
