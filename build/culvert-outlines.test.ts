import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { namedFiles } from "../client/media/media-files.ts";
import { culvertSheet } from "../shared/content/culvert-sheet.ts";

const outlines: Readonly<Record<string, string>> = namedFiles;

test.each(culvertSheet.filter(({ picture, blockagePercent }) => picture && blockagePercent))(
  "the outline of the defect at km $km covers the share of the opening that the sheet states",
  ({ picture, blockagePercent = 0 }) => {
    const svg = readFileSync(`client/media/made/${outlines[`${picture}-outline.svg`]}`, "utf8");
    const drawn = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => sidesOf(path));
    const [opening = [], , defect = []] = drawn;
    const points = Array.from(
      { length: 240 * 135 },
      (_, index): Point => [(index % 240) * 10 + 0.5, Math.floor(index / 240) * 10 + 0.5],
    ).filter((point) => isWithin(point, opening));
    const covered = points.filter((point) => isWithin(point, defect));

    expect(Math.abs((100 * covered.length) / points.length - blockagePercent)).toBeLessThan(3.5);
  },
);

type Point = readonly [x: number, y: number];
type Side = readonly [Point, Point];

function sidesOf(path: string): Side[] {
  return path.split("M").flatMap((part) => {
    const corners = [...part.matchAll(/(\d+),(\d+)/g)].map(
      ([, x, y]): Point => [Number(x), Number(y)],
    );
    return corners.map((corner, index): Side => [corner, corners.at(index - 1) ?? corner]);
  });
}

/** Whether a horizontal ray from the point crosses the sides an odd number of times. */
function isWithin([x, y]: Point, sides: readonly Side[]): boolean {
  const crossed = sides.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay),
  );
  return crossed.length % 2 === 1;
}
