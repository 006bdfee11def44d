import { formatNumber } from "../format.ts";
import { figures } from "./figures.ts";

/** The default values of the calculator. */
export const coverageStart = {
  assets: figures.culverts.value,
  inspectedAYear: figures.inspectedCulverts.value,
} as const;

/** Years until each culvert is inspected once, with the default values. */
export const coverageYears = Math.ceil(coverageStart.assets / coverageStart.inspectedAYear);

interface CoverageTime {
  value: string;
  unit: string;
}

/** Time until each asset is inspected once at this rate. Both are at least 1. */
export function coverageTime(assets: number, inspectedAYear: number): CoverageTime {
  const years = assets / inspectedAYear;
  if (years < 1) return { value: "under 1", unit: "year" };
  // Rounded up, because the inspections of the last assets take time too. From ten years on, without decimals.
  const shown = years < 10 ? Math.ceil(years * 10 - 1e-9) / 10 : Math.ceil(years - 1e-9);
  return { value: formatNumber(shown), unit: shown === 1 ? "year" : "years" };
}

/** An assumption of the case study: inlets that one person photographs on a day. */
export const INLETS_A_DAY = 20;
