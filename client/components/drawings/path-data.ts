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

/** Path data of a smooth line through a few points (Catmull-Rom spline), in whole units. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let data = `M${at(0).map(Math.round).join(" ")}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [from, to, after] = [at(index), at(index + 1), at(index + 2)];
    const leave = [from[0] + (to[0] - from[0]) / 6, from[1] + (to[1] - from[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // `S` continues in the direction in which the line arrived.
    const numbers = index === 0 ? [...leave, ...arrive, ...to] : [...arrive, ...to];
    data += `${index === 0 ? "C" : "S"}${numbers.map(Math.round).join(" ")}`;
  }
  return data;
}

/**
 * Path data of a quadratic B-spline from the first point to the last, which needs far fewer points than straight
 * lines. The curve passes near its points, not through them.
 */
export function bentLine(points: readonly Point[]): string {
  return bent(points, 10);
}

/** Path data of a closed quadratic B-spline, in half units. */
export function bentRing(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return `${bent([middle, ...points, middle], 2)}z`;
}

function bent(points: readonly Point[], steps: number): string {
  const gridded = (length: number) => Math.round(length * steps) / steps;
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
