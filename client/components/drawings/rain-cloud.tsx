import styles from "./drawing.module.css";
import { type Point, polygon, strokes } from "./path-data.ts";
import { contour } from "./scenery.ts";

interface RainCloudProps {
  centre: Point;
  radii: Point;
  /** How many contours, and how much smaller each is than the one around it. */
  contours: number;
  shrink: Point;
  rain: readonly Point[];
}

/** A weather cell as its contours, with the rain that falls from it. */
export function RainCloud({ centre, radii, contours, shrink, rain }: RainCloudProps) {
  const rings = Array.from({ length: contours }, (_, index) =>
    polygon(
      contour({
        centre: [centre[0] + index * 6, centre[1]],
        radii: [radii[0] - index * shrink[0], radii[1] - index * shrink[1]],
        phase: index * 0.3,
      }),
      2,
    ),
  );
  return (
    <>
      <path className={styles.rain} d={strokes(rain, [-5, 15])} />
      <path className={styles.rain} d={rings.slice(1).join("")} />
      <path className={styles.line} d={rings[0]} />
    </>
  );
}
