import type { Urgency } from "../urgency.ts";
import { type Photograph, photographs, type SheetPicture } from "./culvert-photographs.ts";
import { places } from "./example-line/places.ts";

/** A photographed culvert with its place in the order of risk. */
export interface SheetPlace extends Photograph {
  /** Counts from 1: by the product of both scores, then by condition, then along the line. */
  rank: number;
  urgency: Urgency;
  /** The day of the photograph, ISO 8601. */
  photographed: string;
}

/** The days on which the pictures were taken; ice was photographed in March. */
const days: Record<SheetPicture, string> = {
  "culvert-clear": "2026-06-16",
  "culvert-branches-before": "2026-06-17",
  "culvert-branches-after": "2026-08-25",
  "culvert-inlet": "2026-08-26",
  "culvert-stones": "2026-06-18",
  "culvert-ice": "2026-03-11",
  "culvert-silted": "2026-07-08",
  "culvert-scoured": "2026-07-09",
};

/** Products of the scores from which a culvert is visited first, or next. */
const FIRST = 15;
const NEXT = 5;

/** The order of culverts with equal products of their scores. */
export const tieRule = "Ties: by condition, then along the line.";

const byRisk = [...photographs].sort(
  (a, b) => riskOf(b) - riskOf(a) || b.conditionScore - a.conditionScore,
);

/** The example sheet along the line, in whose ranks condition and consequence count alike. */
export const culvertSheet: readonly SheetPlace[] = photographs.map((each) => ({
  ...each,
  rank: byRisk.indexOf(each) + 1,
  urgency: urgencyOf(each),
  photographed: days[each.picture],
}));

function riskOf({ conditionScore, consequenceScore }: Photograph): number {
  return conditionScore * consequenceScore;
}

/** A culvert that the line's list has for today is for today on the sheet, too. */
function urgencyOf(photograph: Photograph): Urgency {
  const { act } = places.find(({ kilometre }) => kilometre === Number(photograph.km)) ?? {};
  if (act !== undefined) return "today";
  const risk = riskOf(photograph);
  if (risk >= FIRST) return "first";
  return risk >= NEXT ? "next" : "planned";
}

/** The pages show the highest ranks; the files have all. */
const SHOWN = 6;

/** The culverts of the highest ranks, along the line. */
export const shownCulverts: readonly SheetPlace[] = culvertSheet.filter(
  ({ rank }) => rank <= SHOWN,
);
