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
  blockagePercent?: number;
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

/** The photographs of the example sheet along the line. Findings and inventory are invented. */
export const photographs: readonly Photograph[] = [
  {
    km: "1.84",
    photographed: "2026-06-16",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "4.31",
    photographed: "2026-06-18",
    finding: "Stones in the opening",
    blockagePercent: 20,
    consequence: "1 m of fill, road beside it",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "6.12",
    photographed: "2026-06-16",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Small catchment",
    conditionScore: 2,
    consequenceScore: 1,
  },
  {
    km: "8.77",
    photographed: "2026-07-08",
    finding: "Silt to half height",
    blockagePercent: 50,
    consequence: "1 m of fill, two tracks",
    conditionScore: 4,
    consequenceScore: 2,
  },
  {
    km: "10.06",
    photographed: "2026-06-16",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "3 m of fill",
    conditionScore: 2,
    consequenceScore: 3,
  },
  {
    km: "12.90",
    photographed: "2026-08-25",
    finding: "Branches at the inlet",
    blockagePercent: 20,
    consequence: "Road beside it",
    conditionScore: 3,
    consequenceScore: 2,
  },
  {
    km: "15.35",
    photographed: "2026-06-18",
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
    photographed: "2026-06-17",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "19.46",
    photographed: "2026-08-25",
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
    photographed: "2026-03-11",
    finding: "Ice in the channel in March",
    blockagePercent: 25,
    consequence: "Melt in April, 1 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "24.98",
    photographed: "2026-06-16",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Road beside it",
    conditionScore: 2,
    consequenceScore: 1,
  },
  {
    km: "27.43",
    photographed: "2026-07-08",
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
    photographed: "2026-07-09",
    end: "outlet",
    finding: "Bed lower at the outlet",
    consequence: "3 m of fill",
    conditionScore: 2,
    consequenceScore: 4,
  },
  {
    km: "33.02",
    photographed: "2026-06-17",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "2 m of fill",
    conditionScore: 2,
    consequenceScore: 2,
  },
  {
    km: "36.71",
    photographed: "2026-07-09",
    end: "outlet",
    picture: "culvert-scoured",
    view: "close",
    finding: "Outlet undercut",
    consequence: "7 m of fill",
    conditionScore: 4,
    consequenceScore: 5,
  },
  {
    km: "39.54",
    photographed: "2026-08-26",
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
    photographed: "2026-03-11",
    picture: "culvert-ice",
    view: "close",
    finding: "Ice in the inlet in March: for next winter",
    consequence: "2 m of fill, houses below",
    conditionScore: 3,
    consequenceScore: 3,
  },
  {
    km: "46.20",
    photographed: "2026-06-16",
    finding: "Clear",
    blockagePercent: 0,
    consequence: "Small catchment",
    conditionScore: 2,
    consequenceScore: 1,
  },
];
