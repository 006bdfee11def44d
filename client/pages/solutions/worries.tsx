import type { ProductSlug } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./solutions-page.module.css";

/** A sentence with four links. */
export function Worries() {
  return (
    <nav className={styles.chooser} aria-label="Choose by question">
      <p className={classNames(text.display, text.headline, styles.question)}>
        I am worried about <WorryLink about="heat" product="track-temperature-sensor" />,{" "}
        <WorryLink about="water" product="culvert-risk-assessor" />,{" "}
        <WorryLink about="geometry" product="autonomous-track-monitoring" /> or{" "}
        <WorryLink about="vehicles" product="collision-avoidance" />.
      </p>
    </nav>
  );
}

function WorryLink({ about, product }: { about: string; product: ProductSlug }) {
  return (
    <a href={paths.solution(product)} className={styles.worry}>
      {about}
    </a>
  );
}
