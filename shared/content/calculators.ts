import { formatNumber } from "../format.ts";
import { type FieldReading, type NumberField, readField } from "../number-field.ts";
import { coverageStart, coverageTime } from "./coverage.ts";

/** A calculation with whole numbers that a visitor enters. */
interface Calculator {
  fields: readonly NumberField[];
  /** Takes the numbers in the order of the fields. */
  answer(...numbers: number[]): CalculationResult;
}

interface CalculationResult {
  value: string;
  unit: string;
  /** The formula with its numbers: "1,300 ÷ 100". */
  formula: string;
}

const MOST = 1_000_000;
const { assets, inspectedAYear } = coverageStart;

/** The calculators of the site, by the id of their forms. */
export const calculators = {
  coverage: {
    fields: [
      { name: "culverts", label: "Culverts", min: 1, max: MOST, start: assets },
      { name: "per-year", label: "Inspected a year", min: 1, max: MOST, start: inspectedAYear },
    ],
    answer: (culverts, perYear) => ({
      ...coverageTime(culverts, perYear),
      formula: `${formatNumber(culverts)} ÷ ${formatNumber(perYear)}`,
    }),
  },
} as const satisfies Record<string, Calculator>;

export type CalculatorName = keyof typeof calculators;

/** The query parameters of a calculator. */
export function fieldsOf(name: CalculatorName): string[] {
  return calculators[name].fields.map((field) => field.name);
}

interface Calculation {
  /** In the order of the fields. */
  readings: readonly FieldReading[];
  /** Undefined while a field is wrong. */
  answer: CalculationResult | undefined;
}

/** Calculates the result from the values of a form or of a query. */
export function calculate(
  name: CalculatorName,
  values: Readonly<Record<string, unknown>>,
): Calculation {
  const { fields, answer }: Calculator = calculators[name];
  const readings = fields.map((field) => readField(field, values));
  const numbers = readings.flatMap(({ value }) => value ?? []);
  return { readings, answer: numbers.length === fields.length ? answer(...numbers) : undefined };
}
