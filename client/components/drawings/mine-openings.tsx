import styles from "./drawing.module.css";
import {
  floorAt,
  groundOf,
  type Level,
  levels,
  type MineSheet,
  narrowMine,
  rampBelow,
  reachOf,
  roofAt,
  scatteredOver,
  wallOf,
  wideMine,
} from "./mine-levels.ts";
import { curve, polygon, polyline, polylines, tenths } from "./path-data.ts";

const scattered = new Map([wideMine, narrowMine].map((sheet) => [sheet, scatteredOver(sheet)]));

/** The mountain, and the drifts and ramps in it. */
export function MineOpenings({ sheet }: { sheet: MineSheet }) {
  const ground = groundOf(sheet);
  return (
    <>
      <path className={styles.soil} d={`M0 ${ground}H${sheet.width}V${sheet.height}H0z`} />
      <path className={styles.line} d={`M0 ${ground}H${sheet.width}`} />
      <path className={styles.trees} d={scattered.get(sheet)?.trees} />
      <path className={styles.faint} d={scattered.get(sheet)?.rock} />
      {([0, 1, 2] as const).map((level) => (
        <Ramp key={level} sheet={sheet} below={level} />
      ))}
      {levels.map((level) => (
        <Opening key={level} sheet={sheet} level={level} />
      ))}
    </>
  );
}

/** Dots that belong to what happens in the drifts. */
export function scatteredIn(sheet: MineSheet) {
  return { points: scattered.get(sheet)?.points, dust: scattered.get(sheet)?.dust };
}

function Ramp({ sheet, below }: { sheet: MineSheet; below: Level }) {
  const { from, to } = rampBelow(sheet, below);
  const width = sheet.rampWidth;
  const [[x, y], [endX, endY]] = [from, to];
  return (
    <>
      <path
        className={styles.opening}
        d={polygon([
          [x, y - 4],
          [endX, endY + 4],
          [endX + width, endY + 4],
          [x + width, y - 4],
        ])}
      />
      <path
        className={styles.line}
        d={polylines([
          [from, to],
          [
            [x + width, y],
            [endX + width, endY],
          ],
        ])}
      />
    </>
  );
}

function Opening({ sheet, level }: { sheet: MineSheet; level: Level }) {
  const { from, to } = reachOf(sheet, level);
  const roof = curve(from, to, 5, (x) => roofAt(sheet, level, x));
  const floor = curve(from, to, 5, (x) => floorAt(sheet, level, x));
  const walls = [...wallOf(sheet, level, "roof"), ...wallOf(sheet, level, "floor")];
  const face = (x: number, bulge: number) => {
    const height = floorAt(sheet, level, x) - roofAt(sheet, level, x);
    const start = polyline([[x, roofAt(sheet, level, x)]]);
    return `${start}q${bulge * sheet.scale} ${tenths(height / 2)} 0 ${tenths(height)}`;
  };
  return (
    <>
      <path className={styles.opening} d={polygon([...roof, ...floor.toReversed()])} />
      <path className={styles.line} d={polylines(walls)} />
      {from > 0 && <path className={styles.line} d={face(from, -10)} />}
      {to < sheet.width && <path className={styles.line} d={face(to, 12)} />}
    </>
  );
}
