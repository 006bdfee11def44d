import type { ReactNode } from "react";
import { industries } from "../../../shared/content/industries.ts";
import { productList } from "../../../shared/content/products/products.ts";
import { type IndustrySlug, paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Wrap } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./industries-page.module.css";

/** Links to the three industries, each with a picture that has full width or stands beside the industry's name. */
export function IndustryBands() {
  return (
    <>
      <Band slug="railways">
        <Picture
          name="line-from-air"
          className={classNames(styles.picture, styles.railways)}
          priority
        />
      </Band>
      <Band slug="mining" split>
        <Picture
          name="mining-portal-dusk"
          sizes="(width >= 48rem) 64vw, 100vw"
          className={classNames(styles.picture, styles.mining)}
        />
      </Band>
      <Band slug="infrastructure">
        <Picture name="infrastructure-viaduct-fog" className={styles.picture} />
      </Band>
    </>
  );
}

/** The names of the products for an industry. */
function productsFor(slug: IndustrySlug): string {
  return productList
    .filter(({ industries: their }) => their.some((each) => each === slug))
    .map(({ name }) => name)
    .join(", ");
}

interface BandProps {
  slug: IndustrySlug;
  /** Places the picture beside the text in a wide window. */
  split?: boolean;
  children: ReactNode;
}

function Band({ slug, split = false, children }: BandProps) {
  const { name, concern } = industries[slug];
  return (
    <a href={paths.industry(slug)} className={classNames(styles.band, split && styles.split)}>
      <Wrap className={styles.words}>
        <h2>{name}</h2>
        <div className={styles.about}>
          <p className={text.muted}>{concern}</p>
          <p className={text.meta}>{productsFor(slug)}</p>
          <p>
            <span className={classNames(text.label, text.signal)}>{name} Solutions</span>
          </p>
        </div>
      </Wrap>
      {children}
    </a>
  );
}
