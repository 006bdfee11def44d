import { Fragment } from "react";
import { products } from "../../../../shared/content/products/products.ts";
import { classNames } from "../../../components/class-names.ts";
import { Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./underground-positioning-system.module.css";

const { name, headline, line } = products["underground-positioning-system"];

/** The opening: a point cloud with the headline below it, so that the truck in the picture remains visible. */
export function PositioningHero() {
  return (
    <PictureHero
      className={styles.opening}
      words="apart"
      picture={
        <Picture
          name="mine-lidar-truck"
          sizes="(min-width: 64rem) 100vw, (min-width: 36rem) 130vw, 530px"
          narrow={[upright("mine-lidar-truck-upright")]}
          className={styles.cloud}
          priority
        />
      }
      paper="picture"
    >
      <Wrap>
        <ProductBreadcrumb product="underground-positioning-system" />
      </Wrap>
      <Wrap>
        <NamedTitle name={name} className={classNames(text.title, styles.title)}>
          {headline.split(/(?<=,) /).map((phrase, index) => (
            <Fragment key={phrase}>
              {index > 0 && " "}
              <span className={text.phrase}>{phrase}</span>
            </Fragment>
          ))}
        </NamedTitle>
        <div className={styles.below}>
          <p className={text.lead}>{line}</p>
          <DemoButton product="underground-positioning-system" />
        </div>
      </Wrap>
    </PictureHero>
  );
}
