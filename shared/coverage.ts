import { figures } from "./content/figures.ts";
import { formatNumber } from "./format.ts";

/** The case that the sum begins with. */
export const coverageStart = {
  assets: figures.culverts.value,
  inspectedAYear: figures.inspectedCulverts.value,
} as const;

/** How many years it takes to see each culvert of that case once. */
export const coverageYears = Math.ceil(coverageStart.assets / coverageStart.inspectedAYear);

export interface CoverageTime {
  value: string;
  unit: string;
}

/** How long until each asset has been seen once at this pace; undefined where there is no answer. */
export function coverageTime(assets: number, inspectedAYear: number): CoverageTime | undefined {
  if (!(assets > 0 && inspectedAYear > 0)) return undefined;
  const years = assets / inspectedAYear;
  if (years < 1) return { value: "under 1", unit: "year" };
  // From ten years on a tenth says nothing; rounded up, because the last one counts as well.
  const shown = years < 10 ? Math.ceil(years * 10 - 1e-9) / 10 : Math.ceil(years - 1e-9);
  return { value: formatNumber(shown), unit: shown === 1 ? "year" : "years" };
}

/** A whole number as people type it ("1,300", "1 300"); undefined if it is none. */
export function parseCount(text: string): number | undefined {
  const digits = text.replace(/[\s,\u00a0]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
