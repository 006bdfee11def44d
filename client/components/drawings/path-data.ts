export type Point = readonly [x: number, y: number];

/** Path data of a line through the points, rounded to tenths of a unit. */
export function polyline(points: readonly Point[]): string {
  return polylines([points]);
}

/** Path data of a closed shape through the points. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

/** Path data of several lines. */
export function polylines(lines: readonly (readonly Point[])[]): string {
  const pen = createPen();
  return lines
    .map((points) => points.map((p, index) => (index ? pen.line(p) : pen.move(p))).join(""))
    .join("")
    .replace("m", "M");
}

/** Points of the curve y = at(x), every `step` units, both ends included. */
export function curve(from: number, to: number, step: number, at: (x: number) => number): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = Math.min(to, from + index * step);
    return [x, at(x)];
  });
}

/**
 * Path data of a quadratic B-spline from the first point to the last, which needs far fewer points than straight
 * lines. The curve passes near its points, not through them.
 */
export function bentLine(points: readonly Point[]): string {
  const gridded = (length: number) => Math.round(length * 10) / 10;
  const [start, bend, ...others] = points.map(([x, y]): Point => [gridded(x), gridded(y)]);
  const end = others.pop();
  if (start === undefined || bend === undefined || end === undefined) return polyline(points);
  let control = bend;
  const joints = others.map((next): Point => {
    const joint: Point = [gridded((control[0] + next[0]) / 2), gridded((control[1] + next[1]) / 2)];
    // `t` mirrors the control point; the next joint corrects its rounding.
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]];
    return joint;
  });
  const stops = [start, ...joints, end];
  const ways = stops.slice(1).map((stop, index) => way(stops[index] ?? start, stop));
  return `M${way([0, 0], start)}q${way(start, bend)} ${ways.join("t")}`;
}

/** Formats a number with at most one decimal and without a leading zero. */
export function tenths(length: number): string {
  return String(Math.round(length * 10) / 10).replace(/^(-?)0\./, "$1.");
}

function way(from: Point, to: Point): string {
  return pair([tenths(to[0] - from[0]), tenths(to[1] - from[1])]);
}

/** Creates a writer of relative commands. It rounds positions, not distances, so that rounding errors do not add up. */
function createPen() {
  let at: Point = [0, 0];
  const step = ([x, y]: Point): [dx: string, dy: string] => {
    const to: Point = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [(to[0] - at[0]) / 10, (to[1] - at[1]) / 10];
    at = to;
    return [tenths(dx), tenths(dy)];
  };
  return {
    move: (to: Point) => `m${pair(step(to))}`,
    line: (to: Point) => {
      const [dx, dy] = step(to);
      if (dy === "0") return dx === "0" ? "" : `h${dx}`;
      return dx === "0" ? `v${dy}` : `l${pair([dx, dy])}`;
    },
  };
}

function pair([x, y]: [string, string]): string {
  return y.startsWith("-") ? x + y : `${x} ${y}`;
}
