import { Backdrop } from "../../../components/backdrop.tsx";
import { Caption } from "../../../components/caption.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import { Wrap } from "../../../components/section.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./temperature-opening.module.css";

/** The sensor on its rail fills the window; the promise stands above it. */
export function TemperatureOpening() {
  return (
    <Backdrop
      className={styles.opening}
      picture={
        <Picture
          name="rail-temperature-node"
          sizes="max(min(100vw, 1920px), min(178vh, 1600px))"
          narrow={[
            {
              name: "rail-temperature-node-upright",
              media: "(max-aspect-ratio: 3/5) and (width < 36rem)",
              sizes: "max(100vw, 67vh)",
            },
          ]}
          className={styles.node}
          priority
        />
      }
      scrim="none"
      paper="picture"
    >
      <Wrap className={styles.top}>
        <ProductBreadcrumb product="track-temperature-sensor" />
        <h1 className={styles.title}>
          <span>Rail temperature,</span> <span>not air temperature</span>
        </h1>
      </Wrap>
      <PictureLabel className={styles.railpulse}>Apollo Railpulse</PictureLabel>
      <Wrap className={styles.foot}>
        <p className={text.lead}>
          Apollo Railpulse sits on the rail and reports what the rail feels.
        </p>
        <DemoButton product="track-temperature-sensor" />
        <Caption>Illustration</Caption>
      </Wrap>
    </Backdrop>
  );
}
