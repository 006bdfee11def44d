import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Marker } from "../../components/marker.tsx";
import { Picture } from "../../components/picture.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import text from "../../styles/text.module.css";
import rows from "./solution-cards.module.css";
import pair from "./solution-pair.module.css";

interface SolutionCardsProps {
  /** The products, with the letters A, B and so on, which the page's drawing shows too. */
  of: readonly ProductSlug[];
  leadTo: "product" | "case study";
  /** `pair`: two large pictures side by side. */
  layout?: "rows" | "pair";
}

/** The solutions of one industry, with the letters of the drawing above. */
export function SolutionCards({ of, leadTo, layout = "rows" }: SolutionCardsProps) {
  const styles = { rows, pair }[layout];
  return (
    <ul className={styles.list}>
      {of.map((slug, index) => (
        <li key={slug}>
          <a href={addressOf(slug, leadTo)} className={styles.card}>
            <Marker mark={"ABCDEF".charAt(index)} className={styles.marker} />
            <h3 className={styles.name}>
              <span className={text.follow}>{products[slug].name}</span>
            </h3>
            <p className={styles.text}>
              {products[slug].card.text}
              {leadTo === "case study" && <CaseStudyNote product={slug} />}
            </p>
            <div className={styles.picture}>
              <Picture name={products[slug].card.picture} alt="" sizes={sizes[layout]} />
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

const sizes = {
  rows: "clamp(140px, 14vw, 280px)",
  pair: "(min-width: 48rem) min(44vw, 43rem), 90vw",
};

/** The headline of the case study. */
function CaseStudyNote({ product }: { product: ProductSlug }) {
  const { headline, isWorkedExample } = caseStudyOf(product);
  return (
    <span className={rows.study}>
      <span>{headline}</span> {isWorkedExample && <WorkedExample />}
    </span>
  );
}

function addressOf(slug: ProductSlug, leadTo: SolutionCardsProps["leadTo"]): string {
  return leadTo === "product"
    ? paths.solution(slug)
    : paths.caseStudy(caseStudyOf(slug).industry, slug);
}
