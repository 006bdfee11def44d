import { type Point, polylines, strokes } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { scatter } from "./scenery.ts";
import { tileOf } from "./strewn.tsx";

/** Soil, wherever it is cut. */
export const soilGrains = tileOf({ size: [180, 120], count: 84, random: createRandom(3) });

/** What goes wrong, from the inlet to the outlet, in the words of the drawing. */
export const culvertFailures = {
  blockage: { name: "Blockage", cause: "branches, stones, ice at the inlet" },
  joint: { name: "Open joint", cause: "soil washes into the pipe, a void grows" },
  scour: { name: "Scour", cause: "the bed washes away at the outlet" },
};

/** Branches that lie across each other, 16 to 52 units long; the same wherever they lie. */
export function branches(corner: Point): string {
  const random = createRandom(10);
  const lines = Array.from({ length: 24 }, (): Point[] => {
    const x = corner[0] + random() * 64;
    const y = corner[1] + random() * 69;
    const angle = random() * Math.PI;
    const half = 8 + random() * 18;
    const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ];
  });
  return polylines(lines, 1);
}

/** Soil on its way down through an open joint; the same wherever it falls. */
export function grainsFalling(corner: Point): string {
  const grains = scatter(42, createRandom(9), (next) => [
    corner[0] + next() * 24,
    corner[1] + next() * 134,
  ]);
  return strokes(grains);
}

/** Ripples on water at a height, one from each x. */
export function ripples(y: number, ...xs: number[]): string {
  return xs.map((x) => `M${x} ${y}q6-4 12 0t12 0`).join("");
}
