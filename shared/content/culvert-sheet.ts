import type { Urgency } from "../urgency.ts";

/** A culvert of the example line: what its photograph shows, and its place in the order of risk. */
export interface SheetPlace {
  /** Kilometre on the example line, with two decimals. */
  km: string;
  /** The picture by its name in `client/media`, and the part that the tile shows. */
  picture: SheetPicture;
  view: "whole" | "close" | "mirrored";
  finding: string;
  /** Share of the opening, if the photograph shows it. */
  blockagePercent?: number;
  /** The consequence in a few words, for the tile. */
  consequence: string;
  /** Place in the order of risk, from 1. */
  rank: number;
  urgency: Urgency;
}

export type SheetPicture =
  | "culvert-clear"
  | "culvert-branches-before"
  | "culvert-branches-after"
  | "culvert-stones"
  | "culvert-ice"
  | "culvert-silted"
  | "culvert-scoured";

/** The example sheet along the line. Findings and inventory are invented; the order follows from both. */
export const culvertSheet: readonly SheetPlace[] = [
  {
    km: "1.84",
    picture: "culvert-clear",
    view: "whole",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    rank: 13,
    urgency: "planned",
  },
  {
    km: "4.31",
    picture: "culvert-stones",
    view: "mirrored",
    finding: "Stones in the opening",
    blockagePercent: 20,
    consequence: "1 m of fill, road beside it",
    rank: 11,
    urgency: "planned",
  },
  {
    km: "6.12",
    picture: "culvert-clear",
    view: "mirrored",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Small catchment",
    rank: 15,
    urgency: "planned",
  },
  {
    km: "8.77",
    picture: "culvert-silted",
    view: "mirrored",
    finding: "Silt to half height",
    blockagePercent: 50,
    consequence: "1 m of fill, two tracks",
    rank: 9,
    urgency: "next",
  },
  {
    km: "10.06",
    picture: "culvert-clear",
    view: "close",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "3 m of fill",
    rank: 12,
    urgency: "planned",
  },
  {
    km: "12.90",
    picture: "culvert-branches-after",
    view: "close",
    finding: "Branches at the inlet",
    blockagePercent: 20,
    consequence: "Road beside it",
    rank: 8,
    urgency: "next",
  },
  {
    km: "15.35",
    picture: "culvert-scoured",
    view: "mirrored",
    finding: "Bed lower at the outlet",
    consequence: "4 m of fill",
    rank: 5,
    urgency: "next",
  },
  {
    km: "17.21",
    picture: "culvert-branches-before",
    view: "mirrored",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    rank: 14,
    urgency: "planned",
  },
  {
    km: "19.46",
    picture: "culvert-branches-after",
    view: "whole",
    finding: "Branches close the inlet",
    blockagePercent: 31,
    consequence: "3 m of fill, no road",
    rank: 1,
    urgency: "first",
  },
  {
    km: "22.60",
    picture: "culvert-ice",
    view: "mirrored",
    finding: "Ice in the channel",
    blockagePercent: 25,
    consequence: "Melt in April, 1 m of fill",
    rank: 10,
    urgency: "planned",
  },
  {
    km: "24.98",
    picture: "culvert-clear",
    view: "mirrored",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Road beside it",
    rank: 16,
    urgency: "planned",
  },
  {
    km: "27.43",
    picture: "culvert-silted",
    view: "close",
    finding: "Silt, reeds in the inlet",
    blockagePercent: 40,
    consequence: "Catchment 6 km²",
    rank: 4,
    urgency: "next",
  },
  {
    km: "30.15",
    picture: "culvert-stones",
    view: "whole",
    finding: "Stones in the opening",
    blockagePercent: 20,
    consequence: "3 m of fill",
    rank: 7,
    urgency: "next",
  },
  {
    km: "33.02",
    picture: "culvert-branches-before",
    view: "close",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    rank: 17,
    urgency: "planned",
  },
  {
    km: "36.71",
    picture: "culvert-scoured",
    view: "close",
    finding: "Outlet undercut",
    consequence: "7 m of fill",
    rank: 2,
    urgency: "first",
  },
  {
    km: "39.54",
    picture: "culvert-branches-after",
    view: "whole",
    finding: "Branches at the inlet",
    blockagePercent: 20,
    consequence: "5 m of fill, no road",
    rank: 3,
    urgency: "first",
  },
  {
    km: "43.88",
    picture: "culvert-ice",
    view: "close",
    finding: "Ice to the crown",
    consequence: "Houses downstream",
    rank: 6,
    urgency: "next",
  },
  {
    km: "46.20",
    picture: "culvert-clear",
    view: "whole",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Small catchment",
    rank: 18,
    urgency: "planned",
  },
];
