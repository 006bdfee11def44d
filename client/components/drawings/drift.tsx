import styles from "./drawing.module.css";
import { curve, type Point, polygon, polyline, polylines } from "./path-data.ts";
import { wallByWall } from "./scenery.ts";

/** A tunnel in the rock, seen from the side. */
export interface Drift {
  from: number;
  to: number;
  roof: (x: number) => number;
  floor: (x: number) => number;
}

/** The opening of a drift that leaves the drawing on the right. */
export function DriftOpening({ drift }: { drift: Drift }) {
  const roof = curve(drift.from, drift.to, 5, drift.roof);
  const floor = curve(drift.from, drift.to, 5, drift.floor).toReversed();
  const face = drift.roof(drift.from);
  const height = drift.floor(drift.from) - face;
  return (
    <>
      <path className={styles.opening} d={polygon([...roof, ...floor])} />
      <path className={styles.line} d={polylines([roof, floor])} />
      <path
        className={styles.line}
        d={`${polyline([[drift.from, face]])}q-14 ${Math.round(height / 2)} 0 ${Math.round(height)}`}
      />
    </>
  );
}

interface ScanProps {
  drift: Drift;
  /** Where the sensor is. */
  at: Point;
  /** Degrees, 0 to the right, 90 downwards. */
  angles: { from: number; to: number; step: number };
  reach: number;
  /** Walls as the sensor has seen them so far. */
  points: readonly Point[];
}

/** What a sensor sees of a drift: rays to the walls, and the points that they left there. */
export function Scan({ drift, at: [x, y], angles, reach, points }: ScanProps) {
  const rays = curve(angles.from, angles.to, angles.step, () => 0).map(([degrees]): Point[] => [
    [x, y],
    wallAt(drift, [x, y], degrees, reach),
  ]);
  return (
    <>
      <path className={styles.points} d={wallByWall(points, y)} />
      <path className={styles.rays} d={polylines(rays)} />
      <rect className={styles.sensor} x={x - 6} y={y - 5} width="12" height="10" />
    </>
  );
}

function wallAt(drift: Drift, [x, y]: Point, degrees: number, reach: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const at = (length: number): Point => [
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length,
  ];
  let length = 10;
  while (length < reach && isInside(drift, at(length))) length += 3;
  return at(length);
}

function isInside(drift: Drift, [x, y]: Point): boolean {
  return x > drift.from + 6 && y > drift.roof(x);
}
