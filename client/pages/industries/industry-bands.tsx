import type { ReactNode } from "react";
import { industries } from "../../../shared/content/industries.ts";
import { type IndustrySlug, paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Wrap } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import text from "../../styles/text.module.css";
import styles from "./industries-page.module.css";

const wide = "(width >= 64rem) max(34vw, 68rem), max(100vw, 30rem)";

/** The three industries: a picture each, which leads to the industry. */
export function IndustryBands() {
  return (
    <div className={styles.bands}>
      <Band slug="railways">
        <Picture name="line-from-air" sizes={wide} className={styles.picture} priority />
      </Band>
      <Band slug="mining">
        <Picture name="mining-portal-dusk" sizes={wide} className={styles.picture} />
      </Band>
      <Band slug="infrastructure">
        <Picture
          name="culvert-inlet-upright"
          sizes="(width >= 64rem) 34vw, 100vw"
          narrow={[{ name: "culvert-inlet", media: "(48rem <= width < 64rem)", sizes: "100vw" }]}
          className={styles.picture}
        />
      </Band>
    </div>
  );
}

function Band({ slug, children }: { slug: IndustrySlug; children: ReactNode }) {
  const { name, concern } = industries[slug];
  return (
    <section className={styles.band} data-industry={slug}>
      {children}
      <div className={styles.over}>
        <Wrap className={styles.name}>
          <h2>
            <a href={paths.industry(slug)} className={classNames(text.signal, styles.whole)}>
              {name}
            </a>
          </h2>
          <p>{concern}</p>
        </Wrap>
      </div>
    </section>
  );
}
