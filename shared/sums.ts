import { quantityOf } from "./content/figure.ts";
import { figures } from "./content/figures.ts";
import { coverageStart, coverageTime } from "./coverage.ts";
import { formatNumber } from "./format.ts";
import { type FieldReading, type NumberField, readField } from "./number-field.ts";

/** Arithmetic on two whole numbers that a visitor enters. */
export interface Sum {
  fields: readonly [NumberField, NumberField];
  answer(first: number, second: number): SumAnswer;
}

export interface SumAnswer {
  value: string;
  unit: string;
  /** The sum as it was worked out: "1,300 ÷ 100". */
  formula: string;
}

const MOST = 1_000_000;
const { assets, inspectedAYear } = coverageStart;
const inspectorCost = figures.inspectorCost;

/** The sums of the site, by the name that their forms carry. */
export const sums = {
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
  "inspection-cost": {
    fields: [
      { name: "miles", label: "Miles", min: 1, max: MOST, start: 100 },
      { name: "inspectors", label: "Inspectors", min: 1, max: MOST, start: 1 },
    ],
    answer: (miles, inspectors) => ({
      value: `$${formatNumber(miles * inspectors * inspectorCost.value)}`,
      unit: "a year",
      formula: `${formatNumber(miles)} × ${formatNumber(inspectors)} × ${quantityOf(inspectorCost)}`,
    }),
  },
} as const satisfies Record<string, Sum>;

export type SumName = keyof typeof sums;

/** The query parameters of a sum's form. */
export function fieldsOf(name: SumName): string[] {
  return sums[name].fields.map((field) => field.name);
}

export interface WorkedSum {
  readings: readonly [FieldReading, FieldReading];
  /** Undefined while a field is wrong. */
  answer: SumAnswer | undefined;
}

/** Works out a sum from the values of its form, or of an address. */
export function workOut(name: SumName, values: Readonly<Record<string, unknown>>): WorkedSum {
  const { fields, answer }: Sum = sums[name];
  const first = readField(fields[0], values);
  const second = readField(fields[1], values);
  if (first.value === undefined || second.value === undefined) {
    return { readings: [first, second], answer: undefined };
  }
  return { readings: [first, second], answer: answer(first.value, second.value) };
}
