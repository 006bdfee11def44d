import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { Cluster, Columns } from "../../components/layout.tsx";
import { Marker } from "../../components/marker.tsx";
import { Picture } from "../../components/picture.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import text from "../../styles/text.module.css";
import styles from "./solution-cards.module.css";

interface SolutionCardsProps {
  of: readonly ProductSlug[];
  /** Words for this industry; by default those of the product. */
  texts?: Partial<Record<ProductSlug, string>>;
  leadTo: "product" | "case study";
  /** `pair`: two large pictures side by side. `lead`: the first is large in a wide window, the others stand beside it. */
  layout?: "row" | "pair" | "lead";
  /** True if the page's drawing shows the letters A, B and so on. */
  lettered?: boolean;
}

/** The solutions of one industry. */
export function SolutionCards({
  of,
  texts = {},
  leadTo,
  layout = "row",
  lettered = false,
}: SolutionCardsProps) {
  const cards = of.map((slug, index) => (
    <li key={slug}>
      <a
        href={addressOf(slug, leadTo)}
        className={layout === "pair" ? styles.pair : styles.row}
        data-lettered={lettered || undefined}
      >
        {lettered && <Marker mark={"ABCDEF".charAt(index)} tone="ink" className={styles.letter} />}
        <h3 className={styles.name}>
          <span className={text.follow}>{products[slug].name}</span>
        </h3>
        <p className={styles.text}>
          <WholeWords>{texts[slug] ?? products[slug].card.text}</WholeWords>
          {leadTo === "case study" ? (
            <CaseStudyNote product={slug} />
          ) : (
            <span className={styles.study}>
              <span>See how it works</span>
            </span>
          )}
        </p>
        <div className={styles.picture}>
          <Picture name={products[slug].card.picture} alt="" sizes={sizes[layout]} />
        </div>
      </a>
    </li>
  ));
  return layout === "pair" ? (
    <Columns as="ul" count={2} gap={12} className={styles.list}>
      {cards}
    </Columns>
  ) : (
    <ul className={classNames(styles.list, styles.ruled, layout === "lead" && styles.lead)}>
      {cards}
    </ul>
  );
}

const sizes = {
  row: "(min-width: 48rem) min(44vw, 43rem), 88px",
  lead: "(min-width: 48rem) 60vw, 88px",
  pair: "(min-width: 48rem) min(44vw, 43rem), 90vw",
};

/** The headline of the case study. */
function CaseStudyNote({ product }: { product: ProductSlug }) {
  const { headline, isWorkedExample } = caseStudyOf(product);
  return (
    <Cluster as="span" gap={3} className={styles.study}>
      <span>{headline}</span> {isWorkedExample && <WorkedExample />}
    </Cluster>
  );
}

function addressOf(slug: ProductSlug, leadTo: SolutionCardsProps["leadTo"]): string {
  return leadTo === "product"
    ? paths.solution(slug)
    : paths.caseStudy(caseStudyOf(slug).industry, slug);
}
