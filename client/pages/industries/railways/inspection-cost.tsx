import { CalculatorForm } from "../../../components/calculator-form.tsx";

/** A calculator for the yearly cost of manual inspection, below the challenge that states its rate. */
export function InspectionCost({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <CalculatorForm
      of="inspection-cost"
      question="What does inspection by hand cost a year?"
      query={query}
      joined
    >
      For your own rate, multiply visits a year by hours per mile and cost per hour.
    </CalculatorForm>
  );
}
