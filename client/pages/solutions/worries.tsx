import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Picture } from "../../components/picture.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";

interface Worry {
  about: string;
  product: ProductSlug;
  picture: PictureName;
}

const heat: Worry = {
  about: "heat",
  product: "track-temperature-sensor",
  picture: "rail-temperature-node-upright",
};
const water: Worry = {
  about: "water",
  product: "culvert-risk-assessor",
  picture: "culvert-branches-after",
};
const geometry: Worry = {
  about: "geometry",
  product: "autonomous-track-monitoring",
  picture: "line-ahead-cloud-square",
};
const vehicles: Worry = {
  about: "vehicles",
  product: "collision-avoidance",
  picture: "mining-portal-dusk-upright",
};

/** A sentence with four links, and a picture for each of them. */
export function Worries() {
  return (
    <nav className={styles.chooser} aria-label="Choose by question">
      <p className={classNames(text.display, text.headline, styles.question)}>
        I am worried about <WorryLink of={heat} />, <WorryLink of={water} />,{" "}
        <WorryLink of={geometry} /> or <WorryLink of={vehicles} />.
      </p>
      <ul className={styles.worries}>
        {[heat, water, geometry, vehicles].map(({ about, product, picture }) => (
          <li key={about}>
            <a href={paths.solution(product)} className={styles.view}>
              <Picture name={picture} alt="" sizes="(width >= 48rem) 24vw, 46vw" priority />
              <span className={styles.viewName}>
                <b className={text.follow}>{about}</b> {products[product].name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WorryLink({ of: { about, product } }: { of: Worry }) {
  return (
    <a href={paths.solution(product)} className={styles.worry}>
      {about}
    </a>
  );
}
