import styles from "./drawing.module.css";
import { type Point, tenths } from "./path-data.ts";

interface MineTruckProps {
  /** Where its wheels' middle is; the wheels stand 16 units lower. */
  at: Point;
  /** Drives to the left. */
  mirrored?: boolean;
  scale?: number;
}

/** A vehicle underground, seen from the side: 106 units long, 50 high. */
export function MineTruck({ at, mirrored = false, scale = 1 }: MineTruckProps) {
  const [x, y] = at.map(tenths);
  return (
    <g
      className={styles.solid}
      transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}
    >
      <path d="M-62 0h62l8-14h26l10 14v-20l-12-20h-32l-6 14h-52z" />
      <circle cx="-40" cy="4" r="12" />
      <circle cx="26" cy="4" r="12" />
    </g>
  );
}
