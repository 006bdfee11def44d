import { products } from "../../../../shared/content/products/products.ts";
import { CalculatorForm } from "../../../components/calculator-form.tsx";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import type { ProductData } from "../product-page.tsx";
import styles from "./culvert-risk-assessor.module.css";

/** The figures, and a calculator for the number of years that a full round of inspections takes. */
export function CoverageChapter({ query }: Pick<ProductData, "query">) {
  return (
    <Section tone="surface" flush className={styles.coverage}>
      <Wrap>
        <FigureRow figures={products["culvert-risk-assessor"].statistics} />
        <FiguresNote />
        <div className={styles.calculation}>
          <CalculatorForm
            of="coverage"
            question="How many years to see every culvert once?"
            query={query}
          >
            Culverts divided by inspections a year.
          </CalculatorForm>
        </div>
      </Wrap>
    </Section>
  );
}
