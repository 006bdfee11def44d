import { figures } from "./figures.ts";

/** The company figures that the number of years follows from. */
export const coverageStart = {
  assets: figures.culverts.value,
  inspectedAYear: figures.inspectedCulverts.value,
} as const;

/** Years until each culvert is inspected once. */
export const coverageYears = Math.ceil(coverageStart.assets / coverageStart.inspectedAYear);
