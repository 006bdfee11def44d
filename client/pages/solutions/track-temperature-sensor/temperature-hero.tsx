import { products } from "../../../../shared/content/products/products.ts";
import { classNames } from "../../../components/class-names.ts";
import { Stack, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import { PictureLabel } from "../../../components/picture-label.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./track-temperature-sensor.module.css";

const { name, headline, line } = products["track-temperature-sensor"];

/** The opening: a full-width picture of the sensor on the rail, with the headline above it. */
export function TemperatureHero() {
  return (
    <PictureHero
      className={styles.opening}
      words="apart"
      picture={
        <Picture
          name="rail-clip-sensor"
          sizes="max(100vw, min(178vh, 1600px))"
          narrow={[
            {
              name: "rail-clip-sensor-upright",
              media: "(max-aspect-ratio: 3/5) and (width < 36rem)",
              sizes: "max(100vw, 62vh)",
            },
          ]}
          className={styles.sensor}
          priority
        />
      }
      paper="picture"
    >
      <Wrap>
        <ProductBreadcrumb product="track-temperature-sensor" />
        <div className={styles.headline}>
          <NamedTitle name={name} className={classNames(text.display, styles.title)}>
            {headline}
          </NamedTitle>
        </div>
      </Wrap>
      <PictureLabel className={styles.railpulse}>Apollo Railpulse</PictureLabel>
      <Wrap>
        <Stack gap={5}>
          <p className={classNames(text.lead, styles.line)}>{line}</p>
          <DemoButton product="track-temperature-sensor" />
        </Stack>
      </Wrap>
    </PictureHero>
  );
}
