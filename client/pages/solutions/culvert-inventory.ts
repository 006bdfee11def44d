import type { SheetPlace } from "../../../shared/content/culvert-sheet.ts";
import { stations } from "../../../shared/content/example-line/features.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";

/** Material, shape, span in m, cover in m, access, catchment in km², year (null: unknown), and a note, by kilometre. */
type Row = readonly [
  material: "concrete" | "steel" | "masonry",
  shape: "box" | "pipe" | "arch",
  spanM: number,
  coverM: number,
  access: string,
  catchmentKm2: number,
  year: number | null,
  note?: string,
];

/** The inventory of the example line, with the fields that Transport Canada's guideline asks for. All of it is invented. */
const rows: Readonly<Record<string, Row>> = {
  "1.84": ["concrete", "box", 2.4, 2, "road beside the track", 1.1, 1974],
  "4.31": ["masonry", "arch", 1.5, 1, "road beside the track", 0.8, null],
  "6.12": ["concrete", "box", 1.8, 1.5, "road 300 m away", 0.4, 1968],
  "8.77": ["concrete", "pipe", 0.9, 1, "road beside the track", 0.6, 1968],
  "10.06": ["concrete", "box", 2.4, 3, "road 200 m away", 2.2, 1981],
  "12.90": ["steel", "pipe", 1.2, 2, "road beside the track", 1.4, 1959],
  "15.35": ["masonry", "arch", 1.5, 4, "road 400 m away", 1.8, null, "Older than the inventory."],
  "17.21": ["steel", "pipe", 1.2, 2, "road beside the track", 0.9, 1959],
  "19.46": ["steel", "pipe", 1.2, 3, "no road to the site", 4.1, 1959],
  "22.60": ["concrete", "pipe", 0.9, 1, "road 200 m away", 0.9, 1968],
  "24.98": ["concrete", "box", 1.8, 1, "road beside the track", 0.7, 1974],
  "27.43": ["concrete", "pipe", 1.2, 2, "road 100 m away", 6, 1968, "Cleared upstream."],
  "30.15": ["steel", "pipe", 1.2, 3, "road 300 m away", 1.6, 1959],
  "33.02": ["steel", "pipe", 1.2, 2, "road beside the track", 1.2, 1959],
  "36.71": ["concrete", "pipe", 1.2, 7, "road 500 m away", 3.2, 1959],
  "39.54": ["concrete", "pipe", 1.2, 5, "no road to the site", 2.4, 1959],
  "43.88": [
    "concrete",
    "pipe",
    1,
    2,
    "road beside the track",
    1.3,
    1968,
    "Houses 300 m downstream.",
  ],
  "46.20": ["concrete", "box", 1.8, 1, "road 100 m away", 0.3, 1974],
};

/** Traffic of the line, the same at every culvert. */
export const trainsPerDay = 14;

type Culvert = ReturnType<typeof culvertAt>;

/** The inventory of a culvert. */
export function culvertAt(km: SheetPlace["km"]) {
  const row = rows[km];
  if (!row) throw new Error(`There is no culvert at km ${km}`);
  const [material, shape, spanM, coverM, access, catchmentKm2, year, note = ""] = row;
  const tracks = stations.some(({ siding }) => siding && isBetween(Number(km), siding)) ? 2 : 1;
  return { material, shape, spanM, coverM, access, catchmentKm2, year, note, tracks };
}

function isBetween(value: number, [from, to]: readonly [number, number]): boolean {
  return from <= value && value <= to;
}

/** "Concrete box, 2.4 m wide" */
export function structureText({ material, shape, spanM }: Culvert): string {
  const name = `${material[0]?.toUpperCase()}${material.slice(1)} ${shape}`;
  return `${name}, ${spanM}${UNIT_SPACE}m${shape === "box" ? `${UNIT_SPACE}wide` : ""}`;
}

/** "2 m of fill, road beside the track, 1.3 km², houses 300 m downstream": what the consequence follows from. */
export function consequenceText({ coverM, access, catchmentKm2, note }: Culvert): string {
  const houses = /houses [^.]*/i.exec(note)?.[0].toLowerCase();
  const parts = [`${coverM} m of fill`, access, `${catchmentKm2} km² of catchment`, houses];
  const words = parts.filter((part) => part !== undefined).join(", ");
  return words.replaceAll(/(?<=\d) /g, UNIT_SPACE);
}

/** Length of the barrel in m: the width of the formation, and slopes of 1.5 to 1 on both sides. */
export function barrelLengthM({ coverM, tracks }: Culvert): number {
  return 1 + tracks * 4.5 + 2 * 1.5 * coverM;
}

/** Height of the opening in m: a pipe is round, a box or an arch three quarters as high as wide. */
export function riseM({ shape, spanM }: Culvert): number {
  return shape === "pipe" ? spanM : Math.round(spanM * 7.5) / 10;
}
