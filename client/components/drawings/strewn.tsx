import { type Point, polylines } from "./path-data.ts";
import type { createRandom } from "./random.ts";

export interface Tile {
  size: Point;
  /** The marks on it, as path data. */
  marks: string;
}

interface StrewnProps {
  /** Unique in the page. */
  id: string;
  tile: Tile;
  /** Where the first tile begins, so that one tile can lie over itself. */
  shift?: Point;
  /** How the marks look. */
  className: string | undefined;
  /** The ground that they lie on, as path data. */
  over: string;
}

/**
 * Marks at random all over a ground: grains, rock, rain. One tile of them, repeated; each by itself
 * would be two bytes that nothing compresses.
 */
export function Strewn({ id, tile, shift: [x, y] = [0, 0], className, over }: StrewnProps) {
  const [width, height] = tile.size;
  return (
    <>
      <pattern
        id={id}
        x={x || undefined}
        y={y || undefined}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
      >
        <path className={className} d={tile.marks} />
      </pattern>
      <path fill={`url(#${id})`} d={over} />
    </>
  );
}

interface TileOf {
  size: Point;
  count: number;
  random: ReturnType<typeof createRandom>;
  stroke?: Point | (() => Point);
}

/** What leaves the tile on one side comes in on the other, so that no seam shows. */
export function tileOf({ size: [width, height], count, random, stroke = [2, 0] }: TileOf): Tile {
  const lines = Array.from({ length: count }, (): Point[] => {
    const [x, y] = [random() * width, random() * height];
    const [dx, dy] = typeof stroke === "function" ? stroke() : stroke;
    return [
      [x, y],
      [x + dx, y + dy],
    ];
  });
  const shifts = [0, -1, 1].flatMap((across) => [0, -1, 1].map((down) => [across, down] as const));
  const shown = shifts.flatMap(([across, down]) =>
    lines
      .map((line) => line.map(([x, y]): Point => [x + across * width, y + down * height]))
      .filter((line) => touches(line, [width, height])),
  );
  const sorted = shown.toSorted(([[one] = [0]], [[other] = [0]]) => one - other);
  return { size: [width, height], marks: polylines(sorted, 1) };
}

function touches(line: readonly Point[], size: Point): boolean {
  return [0, 1].every((axis) => {
    const along = line.map((point) => point[axis] ?? 0);
    return Math.max(...along) > 0 && Math.min(...along) < (size[axis] ?? 0);
  });
}
