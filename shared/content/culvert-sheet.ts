import type { Urgency } from "../urgency.ts";
import { type Photograph, photographs } from "./culvert-photographs.ts";
import { places } from "./example-line/places.ts";

/** A photographed culvert with its place in the order of risk. */
export interface SheetPlace extends Photograph {
  /** Counts from 1: by the product of both scores, then by condition, then along the line. */
  rank: number;
  urgency: Urgency;
}

/** One that the pages show, with a picture of its own. */
export type ShownCulvert = SheetPlace & Required<Pick<Photograph, "picture" | "view">>;

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

/** The culverts whose pictures the pages show, along the line: a test compares them with the highest ranks. The files have all. */
export const shownCulverts: readonly ShownCulvert[] = culvertSheet.filter(
  (each): each is ShownCulvert => each.picture !== undefined,
);
