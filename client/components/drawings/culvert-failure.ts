import { type Point, polylines } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { tileOf } from "./strewn.tsx";

/** Soil, wherever it is cut. */
export const soilGrains = tileOf({ size: [180, 120], count: 84, random: createRandom(3) });

/** What goes wrong, from the inlet to the outlet, in the words of the drawing. */
export const culvertFailures = {
  blockage: { name: "Blockage", cause: "branches, stones, ice at the inlet" },
  joint: { name: "Open joint", cause: "soil washes into the pipe, a void grows" },
  scour: { name: "Scour", cause: "the bed washes away at the outlet" },
};

interface Heap {
  count: number;
  corner: Point;
  size: Point;
  random: ReturnType<typeof createRandom>;
}

/** Branches that lie across each other, 16 to 52 units long. */
export function branches({ count, corner, size, random }: Heap): string {
  const lines = Array.from({ length: count }, (): Point[] => {
    const x = corner[0] + random() * size[0];
    const y = corner[1] + random() * size[1];
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

/** Ripples on water at a height, one from each x. */
export function ripples(y: number, ...xs: number[]): string {
  return xs.map((x) => `M${x} ${y}q6-4 12 0t12 0`).join("");
}
