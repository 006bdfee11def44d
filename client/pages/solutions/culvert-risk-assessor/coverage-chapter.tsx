import { CalculatorForm } from "../../../components/calculator-form.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import styles from "../product-page.module.css";
import type { ProductData } from "../product-page.tsx";

/** A calculator for the number of years that a full round of inspections takes. */
export function CoverageChapter({ query }: Pick<ProductData, "query">) {
  return (
    <Section tone="surface" flush className={styles.coverage}>
      <Wrap>
        <CalculatorForm
          of="coverage"
          question="How many years to see every culvert once?"
          query={query}
        >
          Arithmetic only: culverts divided by inspections a year.
        </CalculatorForm>
      </Wrap>
    </Section>
  );
}
