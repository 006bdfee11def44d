import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { APART } from "../../islands/dashboard/strip-map.tsx";

/** The row of each number, from below, so that the numbers of a row are apart. */
export function rowsOf(ranked: readonly RankedPlace[]): Map<RankedPlace, number> {
  const ends: number[] = [];
  const rows = new Map<RankedPlace, number>();
  for (const each of ranked.toSorted((a, b) => a.place.kilometre - b.place.kilometre)) {
    const { kilometre } = each.place;
    const free = ends.findIndex((end) => kilometre - end >= APART);
    const row = free < 0 ? ends.length : free;
    ends[row] = kilometre;
    rows.set(each, row);
  }
  return rows;
}
