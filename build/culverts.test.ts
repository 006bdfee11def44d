import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { namedFiles } from "../client/media/media-files.ts";
import { culvertAt } from "../client/pages/solutions/culvert-inventory.ts";
import { culvertSheet, shownCulverts } from "../shared/content/culvert-sheet.ts";
import { culverts } from "../shared/content/example-line/features.ts";
import { urgencies } from "../shared/urgency.ts";

const outlines: Readonly<Record<string, string>> = namedFiles;

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

test.each(culvertSheet.filter(({ picture, blockagePercent }) => picture && blockagePercent))(
  "the outline of the defect at km $km covers the share of the opening that the sheet states",
  async ({ picture, blockagePercent = 0 }) => {
    const svg = readFileSync(`client/media/made/${outlines[`${picture}-outline.svg`]}`, "utf8");
    const [opening = "", , defect = ""] = svg.match(/ d="[^"]+"/g) ?? [];
    const [whole = 0, covered = 0] = await Promise.all(
      [opening, defect].map(async (shape) => {
        const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200">
          <clipPath id="opening"><path clip-rule="evenodd"${opening}/></clipPath>
          <path fill-rule="evenodd" clip-path="url(#opening)"${shape}/></svg>`;
        const { channels } = await sharp(Buffer.from(drawing)).stats();
        return channels[3]?.mean ?? 0;
      }),
    );

    expect(Math.abs((100 * covered) / whole - blockagePercent)).toBeLessThan(3.5);
  },
);

/** The score of the first rule that holds. */
function firstOf(rules: readonly (readonly [score: number, holds: boolean])[]) {
  return rules.find(([, holds]) => holds)?.[0];
}
