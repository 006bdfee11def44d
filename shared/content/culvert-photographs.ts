/** A culvert of the example line: what its photograph shows, and how much follows if it fails. */
export interface Photograph {
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
  /** From 1 to 5, as in the table of the product page: the condition that the photograph shows. One end that is not seen makes it at least 2. */
  conditionScore: number;
  /** From 1 to 5: what a failure would bring, from fill, traffic, access and catchment in the inventory. */
  consequenceScore: number;
}

export type SheetPicture =
  | "culvert-clear"
  | "culvert-branches-before"
  | "culvert-branches-after"
  | "culvert-inlet"
  | "culvert-stones"
  | "culvert-ice"
  | "culvert-silted"
  | "culvert-scoured";

/** The photographs of the example sheet along the line. Findings and inventory are invented. */
export const photographs: readonly Photograph[] = [
  {
    km: "1.84",
    picture: "culvert-clear",
    view: "whole",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "4.31",
    picture: "culvert-stones",
    view: "mirrored",
    finding: "Stones in the opening",
    blockagePercent: 20,
    consequence: "1 m of fill, road beside it",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "6.12",
    picture: "culvert-clear",
    view: "mirrored",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Small catchment",
    conditionScore: 2,
    consequenceScore: 1,
  },
  {
    km: "8.77",
    picture: "culvert-silted",
    view: "mirrored",
    finding: "Silt to half height",
    blockagePercent: 50,
    consequence: "1 m of fill, two tracks",
    conditionScore: 4,
    consequenceScore: 2,
  },
  {
    km: "10.06",
    picture: "culvert-clear",
    view: "close",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "3 m of fill",
    conditionScore: 2,
    consequenceScore: 3,
  },
  {
    km: "12.90",
    picture: "culvert-branches-after",
    view: "close",
    finding: "Branches at the inlet",
    blockagePercent: 20,
    consequence: "Road beside it",
    conditionScore: 3,
    consequenceScore: 2,
  },
  {
    km: "15.35",
    picture: "culvert-stones",
    view: "whole",
    finding: "Stones in the inlet",
    blockagePercent: 30,
    consequence: "4 m of fill",
    conditionScore: 3,
    consequenceScore: 4,
  },
  {
    km: "17.21",
    picture: "culvert-branches-before",
    view: "mirrored",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "19.46",
    picture: "culvert-branches-after",
    view: "whole",
    finding: "Branches close the inlet",
    blockagePercent: 73,
    consequence: "3 m of fill, no road to it",
    conditionScore: 4,
    consequenceScore: 5,
  },
  {
    km: "22.60",
    picture: "culvert-ice",
    view: "mirrored",
    finding: "Ice in the channel in March",
    blockagePercent: 25,
    consequence: "Melt in April, 1 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "24.98",
    picture: "culvert-clear",
    view: "mirrored",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Road beside it",
    conditionScore: 2,
    consequenceScore: 1,
  },
  {
    km: "27.43",
    picture: "culvert-silted",
    view: "close",
    finding: "Silt, reeds in the inlet",
    blockagePercent: 40,
    consequence: "Catchment 6 km²",
    conditionScore: 4,
    consequenceScore: 3,
  },
  {
    km: "30.15",
    picture: "culvert-scoured",
    view: "mirrored",
    finding: "Bed lower at the outlet",
    consequence: "3 m of fill",
    conditionScore: 2,
    consequenceScore: 4,
  },
  {
    km: "33.02",
    picture: "culvert-branches-before",
    view: "close",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "36.71",
    picture: "culvert-scoured",
    view: "close",
    finding: "Outlet undercut",
    consequence: "7 m of fill",
    conditionScore: 4,
    consequenceScore: 5,
  },
  {
    km: "39.54",
    picture: "culvert-inlet",
    view: "whole",
    finding: "Branches at the inlet",
    blockagePercent: 20,
    consequence: "5 m of fill, no road to it",
    conditionScore: 3,
    consequenceScore: 5,
  },
  {
    km: "43.88",
    picture: "culvert-ice",
    view: "close",
    finding: "Ice in the inlet in March: for next winter",
    consequence: "2 m of fill, houses below",
    conditionScore: 3,
    consequenceScore: 3,
  },
  {
    km: "46.20",
    picture: "culvert-clear",
    view: "whole",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Small catchment",
    conditionScore: 2,
    consequenceScore: 1,
  },
];
