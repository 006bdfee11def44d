/** Metres: x to the east, y to the south. */
export type Point = readonly [x: number, y: number];

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
}

/** The first metres of a line. */
export function partOf(points: readonly Point[], metres: number): Point[] {
  const part: Point[] = points.slice(0, 1);
  let left = Math.max(0, metres);
  for (const [index, [bx, by]] of points.slice(1).entries()) {
    const [ax, ay] = points[index] ?? [bx, by];
    const step = Math.hypot(bx - ax, by - ay);
    const share = step === 0 ? 1 : Math.min(1, left / step);
    part.push([ax + (bx - ax) * share, ay + (by - ay) * share]);
    left -= step;
    if (left <= 0) break;
  }
  return part;
}
