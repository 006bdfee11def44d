import { memo } from "react";
import {
  centrelines,
  drifts,
  levelSize,
  type Point,
  placeNames,
} from "../../../shared/content/mine-level/level.ts";
import { outlines } from "../../../shared/content/mine-level/walls.ts";
import { PlotText } from "../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../components/figure-kit/scale.ts";
import styles from "./level-map.module.css";

/** Id of the path of all walls, which the scan's drawing uses again. */
const WALLS = "level-walls";

const wallPath = outlines.map((points) => `${pathThrough(points)}Z`).join("");
const evenPath = drifts
  .flatMap(({ isEven }, drift) => (isEven ? [pathThrough(centrelines[drift]?.points ?? [])] : []))
  .join("");

/** The drifts: first their walls, then the floor over them, so that no wall crosses a junction. */
export const LevelGround = memo(function LevelGround({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <>
      {isFirst && (
        <defs>
          <path id={WALLS} d={wallPath} vectorEffect="non-scaling-stroke" />
        </defs>
      )}
      <use href={`#${WALLS}`} className={styles.walls} />
      <use href={`#${WALLS}`} className={styles.floor} />
      <path className={styles.even} d={evenPath} />
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

interface PlaceNamesProps {
  view: View;
  /** Where the plates of vehicles are. */
  plates: readonly Point[];
}

/** Names that would leave the view, lie under a plate or cover the scale at the bottom right are left out. */
export function PlaceNames({ view: { corner, size }, plates }: PlaceNamesProps) {
  return placeNames.map(({ at, text }) => {
    if (plates.some(([x, y]) => Math.abs(x - at[0]) < 28 && Math.abs(y - at[1]) < 10)) return null;
    const [x, y] = [(at[0] - corner[0]) / size[0], (at[1] - corner[1]) / size[1]];
    const isInside = x > 0.1 && x < 0.92 && y > 0.03 && y < 0.98;
    if (!isInside || (x > 0.55 && y > 0.84 && size[0] < levelSize[0])) return null;
    return (
      <PlotText
        key={text}
        className={styles.place}
        textAnchor="middle"
        x={percent(x)}
        y={percent(y)}
      >
        {text}
      </PlotText>
    );
  });
}
