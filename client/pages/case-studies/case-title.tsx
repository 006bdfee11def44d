import { caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { classNames } from "../../components/class-names.ts";
import { NamedTitle } from "../../components/named-title.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import text from "../../styles/text.module.css";
import styles from "./case-hero.module.css";

interface CaseTitleProps {
  product: ProductSlug;
  className?: string | undefined;
}

/** The main heading of a case study, marked if it is a worked example. */
export function CaseTitle({ product, className }: CaseTitleProps) {
  const { headline, isWorkedExample } = caseStudyOf(product);
  return (
    <div>
      {isWorkedExample && <WorkedExample className={styles.mark} />}
      <NamedTitle name={products[product].name} className={classNames(text.title, className)}>
        {headline}
      </NamedTitle>
    </div>
  );
}
