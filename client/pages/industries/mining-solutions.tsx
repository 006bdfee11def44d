import { caseStudiesOf } from "../../../shared/content/case-studies.ts";
import { products } from "../../../shared/content/products.ts";
import { type miningProductSlugs, paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Marker } from "../../components/marker.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import text from "../../styles/text.module.css";
import styles from "./mining-solutions.module.css";

const solutions = [
  {
    letter: "A",
    slug: "underground-positioning-system",
    text: "LiDAR and IMU on the vehicle, one map for the fleet.",
    picture: "mine-plan",
  },
  {
    letter: "B",
    slug: "collision-avoidance",
    text: "Driver assistance first, autonomy where it is wanted, and the Moon as the hardest mine of all.",
    picture: "lunar-hauler",
  },
] as const satisfies {
  letter: string;
  slug: (typeof miningProductSlugs)[number];
  text: string;
  picture: PictureName;
}[];

/** The two products for mines, side by side, each with what it looks at; they lead to the case studies. */
export function MiningSolutions() {
  const studies = caseStudiesOf("mining");
  return (
    <Section>
      <Wrap>
        <h2 className={styles.title}>Our Solutions</h2>
        <ul className={styles.pair}>
          {solutions.map(({ letter, slug, text: what, picture }) => (
            <li key={slug}>
              <a href={paths.caseStudy("mining", slug)} className={styles.solution}>
                <div className={styles.picture}>
                  <Picture
                    name={picture}
                    alt=""
                    sizes="(min-width: 48rem) min(44vw, 43rem), 90vw"
                  />
                </div>
                <Marker mark={letter} className={styles.marker} />
                <div className={styles.words}>
                  <h3 className={styles.name}>{products[slug].name}</h3>
                  <p className={styles.text}>{what}</p>
                  <span className={classNames(text.signal, text.label)}>
                    {studies.find(({ product }) => product === slug)?.headline}
                  </span>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
