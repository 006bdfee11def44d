import { bridges } from "../../../shared/content/example-line/features.ts";
import { LINE_LENGTH } from "../../../shared/content/example-line/line-design.ts";
import { spotAt } from "../../../shared/content/example-line/survey.ts";

/** The part of the land that the plan shows, in metres from the beginning of the line. */
const frame = { left: -2600, right: 45_000, bottom: -3400, top: 15_200 };
export const planSize = [frame.right - frame.left, frame.top - frame.bottom] as const;

type Point = readonly [x: number, y: number];

/** Converts metres east and north to the plan's coordinates. */
export function onPlan({ x, y }: { x: number; y: number }): Point {
  return [x - frame.left, frame.top - y];
}

/** Path data through points, to whole units. */
function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}`;
}

/** A stream that crosses the line at a bridge, at a right angle there. */
function streamAt(metres: number, phase: number): string {
  const { x, y, heading } = spotAt(metres);
  const points: Point[] = [];
  for (let along = -15_000; along <= 15_000; along += 500) {
    const swing =
      (Math.sin(along / 1250 + phase) - Math.sin(phase)) * Math.min(900, Math.abs(along) * 0.2);
    const turn = (heading * Math.max(0, 6000 - Math.abs(along))) / 6000;
    points.push(
      onPlan({
        x: x - Math.sin(turn) * along + Math.cos(turn) * swing,
        y: y + Math.cos(turn) * along + Math.sin(turn) * swing,
      }),
    );
  }
  return pathOf(points);
}

/** An irregular ring, for a lake or a contour line. */
function ring(x: number, y: number, wide: number, high: number, phase: number): string {
  const count = 40;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const dent = 1 + 0.14 * Math.sin(3 * angle + phase) + 0.08 * Math.sin(5 * angle + 2 * phase);
    return onPlan({ x: x + Math.cos(angle) * wide * dent, y: y + Math.sin(angle) * high * dent });
  });
  return `${pathOf(points)}z`;
}

const hills = [
  [17_000, 12_400, 2600, 1500],
  [30_800, 1200, 3000, 1700],
  [42_000, 13_600, 2200, 1400],
  [3600, -1200, 2500, 1250],
] as const;
const lakes = [
  [9800, 10_700, 2100, 900],
  [36_600, 3900, 1700, 800],
  [20_600, 900, 1250, 620],
] as const;
const GRID = 5000;

/** Path data of the line and of the invented land around it. */
export function planPaths() {
  const [width, height] = planSize;
  const line: Point[] = [];
  for (let metres = 0; metres <= LINE_LENGTH; metres += 120) line.push(onPlan(spotAt(metres)));
  const columns = Array.from(
    { length: 9 },
    (_, index) => `M${GRID * index - frame.left} 0v${height}`,
  );
  const rows = Array.from({ length: 4 }, (_, index) => `M0 ${frame.top - GRID * index}h${width}`);
  return {
    line: pathOf(line),
    streams: bridges
      .map(({ kilometre }, index) => streamAt(kilometre * 1000, index * 1.7))
      .join(""),
    lakes: lakes.map(([x, y, wide, high], index) => ring(x, y, wide, high, index * 2 + 1)).join(""),
    hills: hills
      .flatMap(([x, y, wide, high], hill) =>
        [1, 0.78, 0.56, 0.35].map((share, level) =>
          ring(x, y, wide * share, high * share, hill + level * 0.25),
        ),
      )
      .join(""),
    grid: [...columns, ...rows].join(""),
  };
}
