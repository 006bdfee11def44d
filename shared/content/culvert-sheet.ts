import type { Urgency } from "../urgency.ts";

/** A culvert of the example line: what its photograph shows, and what the inventory says of it. */
export interface SheetPlace {
  /** Kilometre on the example line, with two decimals. */
  km: string;
  /** The picture by its name in `client/media`, and the part that the tile shows. */
  picture: SheetPicture;
  view: "whole" | "close" | "mirrored";
  finding: string;
  structure: string;
  /** What the inventory adds: cover, track, access, catchment. */
  inventory: string;
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
    structure: "Concrete box, 2.4 m wide",
    inventory: "2 m of fill. Road beside the track.",
    consequence: "2 m of fill",
    rank: 13,
    urgency: "planned",
  },
  {
    km: "4.31",
    picture: "culvert-stones",
    view: "mirrored",
    finding: "Stones in the opening",
    structure: "Masonry arch, 1.5 m",
    inventory: "1 m of fill. Road beside the track.",
    consequence: "1 m of fill, road beside it",
    rank: 11,
    urgency: "planned",
  },
  {
    km: "6.12",
    picture: "culvert-clear",
    view: "mirrored",
    finding: "Clear",
    structure: "Concrete box, 1.8 m wide",
    inventory: "1.5 m of fill. Catchment 0.4 km².",
    consequence: "Small catchment",
    rank: 15,
    urgency: "planned",
  },
  {
    km: "8.77",
    picture: "culvert-silted",
    view: "mirrored",
    finding: "Silt to half height",
    structure: "Concrete pipe, 0.9 m",
    inventory: "1 m of fill. Siding track only.",
    consequence: "1 m of fill, siding",
    rank: 9,
    urgency: "next",
  },
  {
    km: "10.06",
    picture: "culvert-clear",
    view: "close",
    finding: "Clear",
    structure: "Concrete box, 2.4 m wide",
    inventory: "3 m of fill. Road 200 m away.",
    consequence: "3 m of fill",
    rank: 12,
    urgency: "planned",
  },
  {
    km: "12.90",
    picture: "culvert-branches-after",
    view: "close",
    finding: "Branches at the inlet",
    structure: "Steel pipe, 1.2 m",
    inventory: "2 m of fill. Siding, road beside it.",
    consequence: "Siding, road beside it",
    rank: 8,
    urgency: "next",
  },
  {
    km: "15.35",
    picture: "culvert-scoured",
    view: "mirrored",
    finding: "Bed lower at the outlet",
    structure: "Steel pipe, 1.0 m",
    inventory: "4 m of fill. Catchment 1.8 km².",
    consequence: "4 m of fill",
    rank: 5,
    urgency: "next",
  },
  {
    km: "17.21",
    picture: "culvert-branches-before",
    view: "mirrored",
    finding: "Clear",
    structure: "Steel pipe, 1.2 m",
    inventory: "2 m of fill.",
    consequence: "2 m of fill",
    rank: 14,
    urgency: "planned",
  },
  {
    km: "19.46",
    picture: "culvert-branches-after",
    view: "whole",
    finding: "Branches close the inlet",
    structure: "Steel pipe, 1.2 m",
    inventory: "3 m of fill. Main track, no road to the site. Catchment 4.1 km².",
    consequence: "3 m of fill, no road",
    rank: 1,
    urgency: "first",
  },
  {
    km: "22.60",
    picture: "culvert-ice",
    view: "mirrored",
    finding: "Ice in the channel",
    structure: "Concrete pipe, 0.9 m",
    inventory: "1 m of fill. Catchment 0.9 km².",
    consequence: "Melt in April, 1 m of fill",
    rank: 10,
    urgency: "planned",
  },
  {
    km: "24.98",
    picture: "culvert-clear",
    view: "mirrored",
    finding: "Clear",
    structure: "Concrete box, 1.8 m wide",
    inventory: "1 m of fill. Road beside the track.",
    consequence: "Road beside it",
    rank: 16,
    urgency: "planned",
  },
  {
    km: "27.43",
    picture: "culvert-silted",
    view: "close",
    finding: "Silt, reeds in the inlet",
    structure: "Concrete pipe, 1.2 m",
    inventory: "2 m of fill. Catchment 6.0 km², cleared upstream.",
    consequence: "Catchment 6 km²",
    rank: 4,
    urgency: "next",
  },
  {
    km: "30.15",
    picture: "culvert-stones",
    view: "whole",
    finding: "Stones in the opening",
    structure: "Masonry arch, 1.5 m",
    inventory: "3 m of fill. Built before the inventory.",
    consequence: "3 m of fill",
    rank: 7,
    urgency: "next",
  },
  {
    km: "33.02",
    picture: "culvert-branches-before",
    view: "close",
    finding: "Clear",
    structure: "Steel pipe, 1.2 m",
    inventory: "2 m of fill.",
    consequence: "2 m of fill",
    rank: 17,
    urgency: "planned",
  },
  {
    km: "36.71",
    picture: "culvert-scoured",
    view: "close",
    finding: "Outlet undercut",
    structure: "Steel pipe, 1.2 m",
    inventory: "7 m of fill. Main track. Catchment 3.2 km².",
    consequence: "7 m of fill",
    rank: 2,
    urgency: "first",
  },
  {
    km: "39.54",
    picture: "culvert-branches-after",
    view: "whole",
    finding: "Branches at the inlet",
    structure: "Steel pipe, 1.2 m",
    inventory: "5 m of fill. Main track, no road to the site.",
    consequence: "5 m of fill, no road",
    rank: 3,
    urgency: "first",
  },
  {
    km: "43.88",
    picture: "culvert-ice",
    view: "close",
    finding: "Ice to the crown",
    structure: "Concrete pipe, 1.0 m",
    inventory: "2 m of fill. Houses 300 m downstream.",
    consequence: "Houses downstream",
    rank: 6,
    urgency: "next",
  },
  {
    km: "46.20",
    picture: "culvert-clear",
    view: "whole",
    finding: "Clear",
    structure: "Concrete box, 1.8 m wide",
    inventory: "1 m of fill. Catchment 0.3 km².",
    consequence: "Small catchment",
    rank: 18,
    urgency: "planned",
  },
];
