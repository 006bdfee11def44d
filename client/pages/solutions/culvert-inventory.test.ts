import { expect, test } from "vitest";
import { culvertSheet } from "../../../shared/content/culvert-sheet.ts";
import { culvertAt } from "./culvert-inventory.ts";

test("of the two culverts that the case study compares, the later has the larger catchment, less fill and a road", () => {
  const [first, later] = [culvertAt("19.46"), culvertAt("27.43")];

  expect(later.catchmentKm2).toBeGreaterThan(first.catchmentKm2);
  expect(later.coverM).toBeLessThan(first.coverM);
  expect([first, later].map(({ access }) => access.startsWith("no road"))).toEqual([true, false]);
});

test.each(culvertSheet)(
  "the scores of km $km are those of the table on the product page",
  (place) => {
    const { blockagePercent = 0, finding } = place;
    const { coverM, catchmentKm2, tracks, access, note } = culvertAt(place.km);
    const roadM = access.startsWith("no road") ? Infinity : Number(/\d+/.exec(access)?.[0] ?? 0);
    const highFill = coverM >= 3;

    expect(place.conditionScore).toBe(
      firstOf([
        [4, blockagePercent > 33 || finding === "Outlet undercut"],
        [3, blockagePercent > 25 || /^(Branches at|Ice in) the inlet/.test(finding)],
        [2, true],
      ]),
    );
    expect(place.consequenceScore).toBe(
      firstOf([
        [5, coverM >= 6 || (highFill && roadM === Infinity)],
        [4, highFill && roadM > 250],
        [3, highFill || catchmentKm2 >= 5 || note.startsWith("Houses")],
        [2, coverM > 1.5 || catchmentKm2 >= 0.75 || tracks > 1],
        [1, true],
      ]),
    );
  },
);

/** The score of the first rule that holds. */
function firstOf(rules: readonly (readonly [score: number, holds: boolean])[]) {
  return rules.find(([, holds]) => holds)?.[0];
}
