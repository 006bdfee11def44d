import type { Urgency } from "../urgency.ts";

/** Quantities that a run measures at a location, in the terms of track supervisors. */
export type Measure = "Gauge" | "Cross-level" | "Alignment";

export interface LineLocation {
  /** Identifies the location in the query. */
  slug: string;
  kilometre: number;
  measure: Measure;
  /** Deviation from the design in millimetres, first run first. All locations have the same number of runs. */
  runs: readonly number[];
  urgency: Urgency;
}

/** Label beside every view of the example line. */
export const exampleNote = "Example data";

export const lineLengthKm = 48;

/** Invented readings of an invented line, ranked by how much a location has changed since the first run. */
export const exampleLine: readonly LineLocation[] = [
  {
    slug: "km-33",
    kilometre: 33.4,
    measure: "Cross-level",
    runs: [4, 4, 5, 5, 7, 9, 12, 16],
    urgency: "first",
  },
  {
    slug: "km-13",
    kilometre: 13.7,
    measure: "Alignment",
    runs: [3, 3, 4, 4, 6, 8, 10, 12],
    urgency: "first",
  },
  {
    slug: "km-39",
    kilometre: 39.2,
    measure: "Gauge",
    runs: [2, 2, 3, 3, 4, 5, 6, 8],
    urgency: "next",
  },
  {
    slug: "km-8",
    kilometre: 8.4,
    measure: "Cross-level",
    runs: [5, 5, 5, 6, 7, 8, 9, 10],
    urgency: "next",
  },
  {
    slug: "km-23",
    kilometre: 23.9,
    measure: "Alignment",
    runs: [4, 4, 5, 5, 6, 6, 7, 8],
    urgency: "next",
  },
  {
    slug: "km-18",
    kilometre: 18.3,
    measure: "Gauge",
    runs: [3, 3, 3, 4, 4, 4, 5, 5],
    urgency: "planned",
  },
  {
    slug: "km-44",
    kilometre: 44,
    measure: "Cross-level",
    runs: [6, 6, 7, 6, 7, 7, 7, 8],
    urgency: "planned",
  },
  {
    slug: "km-28",
    kilometre: 28.5,
    measure: "Alignment",
    runs: [5, 4, 5, 5, 5, 6, 5, 6],
    urgency: "planned",
  },
  {
    slug: "km-3",
    kilometre: 3.1,
    measure: "Gauge",
    runs: [2, 3, 2, 2, 3, 2, 3, 2],
    urgency: "planned",
  },
];
