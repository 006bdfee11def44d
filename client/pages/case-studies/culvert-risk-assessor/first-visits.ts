import { createRandom } from "../../../components/drawings/random.ts";

/** For each row of a hundred marks, which of them a year's visits go to. Drawn at random. */
export function firstVisits(culverts: number, visits: number): number[][] {
  const random = createRandom(41);
  const picked = new Set<number>();
  while (picked.size < visits) picked.add(Math.floor(random() * culverts));
  return Array.from({ length: culverts / 100 }, (_, row) =>
    [...picked].filter((mark) => Math.floor(mark / 100) === row).map((mark) => mark % 100),
  );
}
