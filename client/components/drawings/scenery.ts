import { type Point, polylines, strokes } from "./path-data.ts";
import { createRandom } from "./random.ts";

type Random = ReturnType<typeof createRandom>;

/** So many points, each made from the random numbers that it is given; those without a place fall away. */
export function scatter(
  count: number,
  random: Random,
  place: (random: Random) => Point | undefined,
): Point[] {
  return Array.from({ length: count }, () => place(random)).filter((point) => point !== undefined);
}

/**
 * Points on two walls, as path data: first those above the middle. To and fro between the walls, each
 * point would have to say how far that is.
 */
export function wallByWall(points: readonly Point[], middle: number): string {
  const upper = points.filter(([, y]) => y < middle);
  const lower = points.filter(([, y]) => y >= middle);
  return strokes(upper) + strokes(lower);
}

/** A small cross-hatch as rock has it in sections, 5 to 14 units long. */
export function rockStroke(random: Random): () => Point {
  return () => {
    const length = 5 + random() * 9;
    return [length * 0.86, length * -0.5];
  };
}

interface Tree {
  x: number;
  height: number;
}

/**
 * Spruces with their feet on one line, as path data. There is one tree of every eight units of height:
 * were each another, a forest would weigh as much as a page.
 */
export function spruces(trees: readonly Tree[], footY: number): string {
  const grown = trees.map(({ x, height }) => ({
    x: Math.round(x),
    height: Math.round(height / 8) * 8,
  }));
  return polylines(grown.flatMap((tree) => spruce(tree, footY, createRandom(tree.height))));
}

function spruce({ x, height }: Tree, footY: number, random: Random): Point[][] {
  const top = footY - height;
  const count = Math.round(height / 5);
  const branches = Array.from({ length: count }, (_, index): Point[] => {
    const y = top + 3 + (index * (height - 6)) / count;
    const reach = (1.2 + (index * height * 0.2) / count) * (0.75 + random() * 0.5);
    const tipY = y + reach * 0.55;
    return [
      [x - reach, tipY],
      [x, y],
      [x + reach, tipY],
    ];
  });
  const trunk: Point[] = [
    [x, footY],
    [x, top],
  ];
  return [trunk, ...branches];
}

interface Contour {
  centre: Point;
  radii: Point;
  /** Turns the dents, so that nested contours are not copies. */
  phase?: number;
  points?: number;
}

/** A dented ring, as a contour line or the edge of a cloud. */
export function contour(ring: Contour): Point[] {
  const { centre, radii, phase = 0, points = 52 } = ring;
  return Array.from({ length: points }, (_, index): Point => {
    const angle = (index / points) * 2 * Math.PI;
    const dent =
      1 + 0.09 * Math.sin(3 * angle + 0.6 + phase) + 0.05 * Math.sin(7 * angle + 2 * phase);
    return [
      centre[0] + Math.cos(angle) * radii[0] * dent,
      centre[1] + Math.sin(angle) * radii[1] * dent,
    ];
  });
}
