import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createRandom } from "./random.ts";
import { Strewn, tileOf } from "./strewn.tsx";

test("a ground is filled with the tile of its own drawing", () => {
  const tile = { size: [30, 20] as const, marks: "M1 2h2" };

  const html = renderToStaticMarkup(
    <Strewn id="soil" tile={tile} className="soft" over="M0 0H9z" />,
  );

  expect(html).toContain('<pattern id="soil" width="30" height="20"');
  expect(html).toContain('<path fill="url(#soil)" d="M0 0H9z">');
});

test("a mark that leaves the tile comes in on the other side", () => {
  const numbers = [0.95, 0.5];

  const { marks } = tileOf({
    size: [100, 60],
    count: 1,
    random: () => numbers.shift() ?? 0,
    stroke: [10, 0],
  });

  expect(marks).toBe("M-5 30h10m90 0h10");
});

test("a tile has as many marks as it is told, and those that come in again", () => {
  const { marks } = tileOf({ size: [100, 60], count: 40, random: createRandom(5) });

  expect(marks.split(/m/i).length - 1).toBeGreaterThanOrEqual(40);
});
