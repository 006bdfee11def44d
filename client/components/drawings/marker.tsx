import styles from "./drawing.module.css";
import marker from "./marker.module.css";
import { type Point, polyline } from "./path-data.ts";

interface MarkerProps {
  /** A digit or a letter. */
  sign: string | number;
  /** What is meant. */
  at: Point;
  /** The middle of the amber square. */
  square: Point;
  href: string;
  /** Where the link leads. */
  name: string;
}

/** An amber square that can be chosen, with a hairline to the place that it stands for. */
export function Marker({ sign, at, square: [x, y], href, name }: MarkerProps) {
  return (
    <>
      <path className={marker.leader} d={polyline([at, [x, y]])} />
      <circle className={styles.place} cx={at[0]} cy={at[1]} r="3.5" />
      <a className={marker.link} href={href} aria-label={`${sign}: ${name}`}>
        {/* Larger than what is seen, so that a finger finds it. */}
        <rect className={marker.target} x={x - 30} y={y - 30} width="60" height="60" />
        <rect className={marker.square} x={x - 17} y={y - 17} width="34" height="34" />
        <text className={marker.sign} x={x} y={y + 6}>
          {sign}
        </text>
      </a>
    </>
  );
}
