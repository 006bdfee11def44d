import { memo } from "react";
import {
  bay,
  centrelineAt,
  centrelines,
  drifts,
  type Point,
  pointOn,
} from "../../../shared/content/mine-level/level.ts";
import { outlines } from "../../../shared/content/mine-level/walls.ts";
import { pathThrough, percent } from "../../components/figure-kit/scale.ts";
import styles from "./level-map.module.css";

/** Id of the path of all walls, which other drawings use again. */
export const WALLS = "level-walls";

const wallPath = outlines.map((points) => `${pathThrough(points)}Z`).join("");
const evenPath = drifts
  .flatMap(({ isEven }, drift) => (isEven ? [pathThrough(centrelines[drift]?.points ?? [])] : []))
  .join("");

/** The middle line of a drift's bay. */
export function bayOn(drift: number): Point[] {
  const middle = centrelineAt(drift).length / 2;
  return [-0.5, 0, 0.5].map((share) => pointOn(drift, middle + share * bay.straight));
}

interface LevelGroundProps {
  isFirst?: boolean;
  /** Without the smooth walls. */
  isPlain?: boolean;
}

/** The drifts: first their walls, then the floor over them, so that no wall crosses a junction. */
export const LevelGround = memo(function LevelGround(props: LevelGroundProps) {
  const { isFirst = false, isPlain = false } = props;
  return (
    <>
      {isFirst && (
        <defs>
          <path id={WALLS} d={wallPath} vectorEffect="non-scaling-stroke" />
        </defs>
      )}
      <use href={`#${WALLS}`} className={styles.walls} />
      <use href={`#${WALLS}`} className={styles.floor} />
      {!isPlain && <path className={styles.even} d={evenPath} />}
    </>
  );
});

/** The part of the level that a drawing shows, in metres. */
export interface View {
  corner: Point;
  size: Point;
}

/** A point as percentages of a view. */
export function placeIn({ corner, size }: View, [x, y]: Point): { x: string; y: string } {
  return { x: percent((x - corner[0]) / size[0]), y: percent((y - corner[1]) / size[1]) };
}
