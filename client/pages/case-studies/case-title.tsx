import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import { products } from "../../../shared/content/products.ts";
import type { ProductSlug } from "../../../shared/paths.ts";
import { NamedTitle } from "../../components/named-title.tsx";
import { WorkedExample } from "../../components/worked-example.tsx";
import styles from "./case-opening.module.css";

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
      <NamedTitle name={products[product].name} className={className}>
        {headline}
      </NamedTitle>
    </div>
  );
}
