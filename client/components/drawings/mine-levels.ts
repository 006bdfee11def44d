import { curve, type Point, strokes } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { rockStroke, scatter, spruces } from "./scenery.ts";

/** The measures of one sheet of the section through a mine. */
export interface MineSheet {
  width: number;
  height: number;
  /** Top of the uppermost level, and how far apart the levels are. */
  top: number;
  spacing: number;
  /** Height of a drift. */
  drift: number;
  /** Where the lower levels begin. */
  shaft: number;
  rampWidth: number;
  /** Size of what is drawn in the drifts. */
  scale: number;
  trees: { count: number; height: number };
  counts: { rock: number; points: number; dust: number };
}

export const wideMine: MineSheet = {
  width: 840,
  height: 1000,
  top: 120,
  spacing: 257,
  drift: 88,
  shaft: 130,
  rampWidth: 56,
  scale: 1,
  trees: { count: 34, height: 32 },
  counts: { rock: 380, points: 300, dust: 640 },
};

export const narrowMine: MineSheet = {
  width: 390,
  height: 680,
  top: 96,
  spacing: 171,
  drift: 58,
  shaft: 56,
  rampWidth: 34,
  scale: 0.6,
  trees: { count: 16, height: 18 },
  counts: { rock: 150, points: 120, dust: 260 },
};

/** The levels by their index, from the top. */
export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** Height of the natural ground. */
export function groundOf(sheet: MineSheet): number {
  return sheet.top - 64 * sheet.scale;
}

/** How far a level reaches, as shares of the sheet's width; the second is still being driven. */
export function reachOf(sheet: MineSheet, level: Level): { from: number; to: number } {
  const share = [0.9, 0.86, 0.86, 1][level] ?? 1;
  return { from: level === 0 ? 0 : sheet.shaft, to: sheet.width * share };
}

export function roofAt(sheet: MineSheet, level: Level, x: number): number {
  return topOf(sheet, level) + unevenness(x, level) * sheet.scale;
}

export function floorAt(sheet: MineSheet, level: Level, x: number): number {
  return topOf(sheet, level) + sheet.drift + (unevenness(x, level + 7) * sheet.scale) / 2;
}

/** Where the ramp below a level leaves it and where it arrives: left edges of its openings. */
export function rampBelow(sheet: MineSheet, level: Level): { from: Point; to: Point } {
  const [left, right] = [sheet.width * 0.34, sheet.width * 0.62];
  const [leaves, arrives] = level % 2 === 0 ? [left, right] : [right, left];
  const floor = topOf(sheet, level) + sheet.drift;
  return { from: [leaves, floor], to: [arrives, floor + sheet.spacing - sheet.drift] };
}

/** All that is scattered over a sheet, as path data. */
export function scatteredOver(sheet: MineSheet) {
  const random = createRandom(51);
  const { width, height, scale, counts } = sheet;
  const trees = scatter(sheet.trees.count, random, (next) => [
    next() * width,
    14 + next() * sheet.trees.height,
  ]).map(([x, tall]) => ({ x, height: tall }));
  const rock = scatter(counts.rock, random, (next) => {
    const [x, y] = [next() * width, sheet.top - 50 * scale + next() * (height - sheet.top + 40)];
    return isRock(sheet, [x, y]) ? [x, y] : undefined;
  });
  const scanner = width * 0.76;
  const points = scatter(counts.points, random, (next) => {
    const x = scanner + (next() - 0.5) * 340 * scale;
    const onRoof = next() < 0.6;
    const y = onRoof
      ? roofAt(sheet, 1, x) + next() * 7 * scale
      : floorAt(sheet, 1, x) - next() * 5 * scale;
    return x < reachOf(sheet, 1).to && x > sheet.shaft ? [x, y] : undefined;
  });
  const dust = scatter(counts.dust, random, (next) => {
    const x = width * 0.4 + (next() + next() + next() - 1.5) * width * 0.4;
    const y = topOf(sheet, 3) + 6 + next() * (sheet.drift - 12);
    return x > sheet.shaft && x < width ? [x, y] : undefined;
  });
  return {
    trees: spruces(trees, groundOf(sheet)),
    rock: strokes(rock, rockStroke(random)),
    points: strokes(points),
    dust: strokes(dust),
  };
}

/** The roof or the floor of a level, interrupted where a ramp opens into it. */
export function wallOf(sheet: MineSheet, level: Level, wall: "roof" | "floor"): Point[][] {
  const { from, to } = reachOf(sheet, level);
  const at = wall === "roof" ? roofAt : floorAt;
  const points = curve(from, to, 5, (x) => at(sheet, level, x));
  const opening = openingIn(sheet, level, wall);
  if (opening === undefined) return [points];
  return [
    points.filter(([x]) => x < opening),
    points.filter(([x]) => x > opening + sheet.rampWidth),
  ];
}

function openingIn(sheet: MineSheet, level: Level, wall: "roof" | "floor"): number | undefined {
  if (wall === "floor") return level === 3 ? undefined : rampBelow(sheet, level).from[0];
  return level === 0 ? undefined : rampBelow(sheet, (level - 1) as Level).to[0];
}

function topOf(sheet: MineSheet, level: Level): number {
  return sheet.top + level * sheet.spacing;
}

function unevenness(x: number, phase: number): number {
  return Math.sin(x / 23 + phase) * 2.6 + Math.sin(x / 9 + phase * 2) * 1.4;
}

function isRock(sheet: MineSheet, [x, y]: Point): boolean {
  return levels.every((level) => {
    const top = topOf(sheet, level);
    return y < top - 8 || y > top + sheet.drift + 10 || x < sheet.shaft - 20;
  });
}
