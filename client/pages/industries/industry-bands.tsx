import type { ReactNode } from "react";
import { industries } from "../../../shared/content/industries.ts";
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
        <h2 className={classNames(text.display, styles.name)}>{name}</h2>
        <p className={classNames(text.muted, styles.concern)}>{concern}</p>
      </Wrap>
      {children}
    </a>
  );
}
