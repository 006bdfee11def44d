export type Point = readonly [x: number, y: number];

/** A line through the points, as path data. Tenths of a unit are finer than a screen shows. */
export function polyline(points: readonly Point[]): string {
  return polylines([points]);
}

/** A closed shape through the points, as path data. */
export function polygon(points: readonly Point[], steps?: number): string {
  return `${polylines([points], steps)}z`;
}

/** Lines that do not touch, as path data, on so many steps a unit. */
export function polylines(lines: readonly (readonly Point[])[], steps = 10): string {
  const pen = createPen(steps);
  return lines
    .map((points) => points.map((p, index) => (index ? pen.line(p) : pen.move(p))).join(""))
    .join("")
    .replace("m", "M");
}

/**
 * Many short strokes that begin at the points, as path data: rain, hatching, or dots of a scan.
 * Sorted and on whole units, because scattered marks are most of a drawing's weight.
 */
export function strokes(points: readonly Point[], stroke: Point | (() => Point) = [2, 0]): string {
  const lines = points
    .toSorted(([a], [b]) => a - b)
    .map(([x, y]): Point[] => {
      const [dx, dy] = typeof stroke === "function" ? stroke() : stroke;
      return [
        [x, y],
        [x + dx, y + dy],
      ];
    });
  return polylines(lines, 1);
}

/** Points of a curve y = at(x), every `step` units, both ends included. */
export function curve(from: number, to: number, step: number, at: (x: number) => number): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = Math.min(to, from + index * step);
    return [x, at(x)];
  });
}

/** A smooth line through a few points (Catmull-Rom), as path data in whole units. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let data = `M${at(0).map(Math.round).join(" ")}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [from, to, after] = [at(index), at(index + 1), at(index + 2)];
    const leave = [from[0] + (to[0] - from[0]) / 6, from[1] + (to[1] - from[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // `S` leaves a point as the line arrived there.
    const numbers = index === 0 ? [...leave, ...arrive, ...to] : [...arrive, ...to];
    data += `${index === 0 ? "C" : "S"}${numbers.map(Math.round).join(" ")}`;
  }
  return data;
}

/**
 * A line bent towards its points, from the first to the last (a quadratic B-spline), as path data: for
 * smooth curves, which need far fewer points so than as straight lines. It keeps off a point by an
 * eighth of what the line turns aside there.
 */
export function bentLine(points: readonly Point[]): string {
  return bent(points, 10);
}

/** A line bent towards its points that comes back to where it began, as path data in half units. */
export function bentRing(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  const seam: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return `${bent([seam, ...points, seam], 2)}z`;
}

function bent(points: readonly Point[], steps: number): string {
  const gridded = (length: number) => Math.round(length * steps) / steps;
  const [start, bend, ...others] = points.map(([x, y]): Point => [gridded(x), gridded(y)]);
  const end = others.pop();
  if (start === undefined || bend === undefined || end === undefined) return polyline(points);
  let control = bend;
  const joints = others.map((next): Point => {
    const joint: Point = [gridded((control[0] + next[0]) / 2), gridded((control[1] + next[1]) / 2)];
    // `t` mirrors the control point; what rounding does to it, the next joint puts right.
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]];
    return joint;
  });
  const stops = [start, ...joints, end];
  const ways = stops.slice(1).map((stop, index) => way(stops[index] ?? start, stop));
  return `M${way([0, 0], start)}q${way(start, bend)} ${ways.join("t")}`;
}

/** At most one decimal, without a zero that nobody needs. */
export function tenths(length: number): string {
  return String(Math.round(length * 10) / 10).replace(/^(-?)0\./, "$1.");
}

function way(from: Point, to: Point): string {
  return pair([tenths(to[0] - from[0]), tenths(to[1] - from[1])]);
}

/** Writes relative commands in so many steps a unit; rounds where the pen is, not how far it goes, so that nothing adds up. */
function createPen(steps: number) {
  let at: Point = [0, 0];
  const step = ([x, y]: Point): [dx: string, dy: string] => {
    const to: Point = [Math.round(x * steps), Math.round(y * steps)];
    const [dx, dy] = [(to[0] - at[0]) / steps, (to[1] - at[1]) / steps];
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
