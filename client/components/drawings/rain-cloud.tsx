import styles from "./drawing.module.css";
import { type Point, polygon } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { contour } from "./scenery.ts";
import { Strewn, tileOf } from "./strewn.tsx";

interface RainCloudProps {
  centre: Point;
  radii: Point;
  /** How many contours, and how much smaller each is than the one around it. */
  contours: number;
  shrink: Point;
  /** Where it falls, as path data; the id is unique in the page. */
  rain: { id: string; over: string };
}

const drops = tileOf({
  size: [94, 100],
  count: 34,
  random: createRandom(41),
  stroke: [-5, 15],
});

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
      <Strewn id={rain.id} tile={drops} className={styles.rain} over={rain.over} />
      <path className={styles.rain} d={rings.slice(1).join("")} />
      <path className={styles.line} d={rings[0]} />
    </>
  );
}
