import { createRandom } from "../../../components/drawings/random.ts";

/** Picks culverts for a year's visits at random. Returns the indexes of the picked marks in each row of 100. */
export function firstVisits(culverts: number, visits: number): number[][] {
  const random = createRandom(41);
  const picked = new Set<number>();
  while (picked.size < visits) picked.add(Math.floor(random() * culverts));
  return Array.from({ length: culverts / 100 }, (_, row) =>
    [...picked].filter((mark) => Math.floor(mark / 100) === row).map((mark) => mark % 100),
  );
}
