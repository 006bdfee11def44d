import { expect, test } from "vitest";
import { urgencies } from "../urgency.ts";
import { culvertSheet, shownCulverts } from "./culvert-sheet.ts";
import { culverts } from "./example-line/features.ts";

test("the example sheet lies along the line, its ranks are complete and follow the urgency, a risk of 15 is urgent, and the pages show the six highest ranks, each with a picture of its own", () => {
  const kilometres = culvertSheet.map(({ km }) => Number(km));
  const byRank = [...culvertSheet].sort((a, b) => a.rank - b.rank);
  const steps = byRank.map(({ urgency }) => urgencies.indexOf(urgency));

  expect(kilometres).toEqual(culverts);
  expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
  expect(byRank.map(({ rank }) => rank)).toEqual(culvertSheet.map((_, index) => index + 1));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(culvertSheet.find(({ km }) => km === "39.54")?.urgency).toBe("first");

  const pictures = culvertSheet.flatMap(({ picture }) => picture ?? []);
  expect(shownCulverts.map(({ rank }) => rank).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pictures).toHaveLength(6);
  expect(new Set(pictures).size).toBe(6);
});
