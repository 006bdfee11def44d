import { products } from "../../../../shared/content/products.ts";
import { Backdrop } from "../../../components/backdrop.tsx";
import { Caption } from "../../../components/caption.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { Grid, Wrap } from "../../../components/section.tsx";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./positioning-opening.module.css";

const { name, headline, line } = products["underground-positioning-system"];

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
          <div className={styles.words}>
            <NamedTitle name={name} className={styles.title}>
              {headline}
            </NamedTitle>
          </div>
          <div className={styles.side}>
            <p>{line}</p>
            <DemoButton product="underground-positioning-system" />
            <Caption>Illustration</Caption>
          </div>
        </Grid>
      </Wrap>
    </Backdrop>
  );
}
