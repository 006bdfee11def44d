import type { Urgency } from "../urgency.ts";
import { places } from "./example-line/places.ts";

/** A culvert of the example line: what its photograph shows, and how much follows if it fails. */
export interface Photograph {
  /** Kilometre on the example line, with two decimals. */
  km: string;
  /** The day of the photograph, ISO 8601. */
  photographed: string;
  /** The end that the photograph shows; by default the inlet. */
  end?: "inlet" | "outlet";
  /** The picture by its name in `client/media`, and the part that the tile shows. No two culverts share one: most have none. */
  picture?: SheetPicture;
  view?: "whole" | "close";
  finding: string;
  /** Share of the opening, if the photograph shows it. */
  blockagePercent: number | undefined;
  /** The consequence in a few words, for the tile. */
  consequence: string;
  /** From 1 to 5, as in the table of the product page: the condition that the photograph shows. One end that is not seen makes it at least 2. */
  conditionScore: number;
  /** From 1 to 5: what a failure would bring, from fill, tracks, access, catchment and houses in the inventory. */
  consequenceScore: number;
}

export type SheetPicture =
  | "culvert-branches-after"
  | "culvert-inlet"
  | "culvert-stones"
  | "culvert-ice"
  | "culvert-silted"
  | "culvert-scoured";

/** A photograph in the order of its fields; without a share of the opening, if none can be seen. */
type Row = readonly [
  km: string,
  photographed: string,
  conditionScore: number,
  consequenceScore: number,
  finding: string,
  consequence: string,
  blockagePercent?: number,
];

/** The photographs of the example sheet along the line. Findings and inventory are invented. */
const rows: readonly Row[] = [
  ["1.84", "2026-06-16", 2, 2, "Clear", "2 m of fill", 0],
  ["4.31", "2026-06-18", 2, 2, "Stones in the opening", "1 m of fill, road beside it", 20],
  ["6.12", "2026-06-16", 2, 1, "Clear", "Small catchment", 0],
  ["8.77", "2026-07-08", 4, 2, "Silt to half height", "1 m of fill, two tracks", 50],
  ["10.06", "2026-06-16", 2, 3, "Clear", "3 m of fill", 0],
  ["12.90", "2026-08-25", 3, 2, "Branches at the inlet", "Road beside it", 20],
  ["15.35", "2026-06-18", 4, 4, "Stones close half the inlet", "4 m of fill", 50],
  ["17.21", "2026-06-17", 2, 2, "Clear", "2 m of fill", 0],
  ["19.46", "2026-08-25", 4, 5, "Branches close the inlet", "3 m of fill, no road to it", 73],
  ["22.60", "2026-03-11", 2, 2, "Ice in the channel in March", "Melt in April, 1 m of fill", 25],
  ["24.98", "2026-06-16", 2, 1, "Clear", "Road beside it", 0],
  ["27.43", "2026-07-08", 4, 3, "Silt, reeds in the inlet", "Large catchment", 45],
  ["30.15", "2026-07-09", 2, 4, "Bed lower at the outlet", "3 m of fill"],
  ["33.02", "2026-06-17", 2, 2, "Clear", "2 m of fill", 0],
  ["36.71", "2026-07-09", 4, 5, "Outlet undercut", "7 m of fill"],
  ["39.54", "2026-08-26", 3, 5, "Branches at the inlet", "5 m of fill, no road to it", 30],
  ["43.88", "2026-03-11", 3, 3, "Ice in the inlet, due next winter", "2 m of fill, houses below"],
  ["46.20", "2026-06-16", 2, 1, "Clear", "Small catchment", 0],
];

/** Their pictures, of those that have one. */
const pictures: Readonly<Record<string, Pick<Photograph, "end" | "picture" | "view">>> = {
  "15.35": { picture: "culvert-stones", view: "whole" },
  "19.46": { picture: "culvert-branches-after", view: "whole" },
  "27.43": { picture: "culvert-silted", view: "close" },
  "30.15": { end: "outlet" },
  "36.71": { end: "outlet", picture: "culvert-scoured", view: "close" },
  "39.54": { picture: "culvert-inlet", view: "whole" },
  "43.88": { picture: "culvert-ice", view: "close" },
};

const photographs: readonly Photograph[] = rows.map(
  ([
    km,
    photographed,
    conditionScore,
    consequenceScore,
    finding,
    consequence,
    blockagePercent,
  ]) => ({
    ...{ km, photographed, conditionScore, consequenceScore, finding, consequence },
    ...{ blockagePercent, ...pictures[km] },
  }),
);

/** A photographed culvert with its place in the order of risk. */
export interface SheetPlace extends Photograph {
  /** Counts from 1: by the product of both scores, then by condition, then along the line. */
  rank: number;
  urgency: Urgency;
}

/** One that the pages show, with a picture of its own. */
export type ShownCulvert = SheetPlace & Required<Pick<Photograph, "picture" | "view">>;

/** Products of the scores from which a culvert is visited first, or next. */
export const FIRST = 15;
export const NEXT = 5;

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
