import { memo } from "react";
import {
  centrelines,
  drifts,
  type Point,
  placeNames,
} from "../../../shared/content/mine-level/level.ts";
import { outlines } from "../../../shared/content/mine-level/walls.ts";
import { PlotText } from "../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../components/figure-kit/scale.ts";
import { type Layout, pointIn } from "./layouts.ts";
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
  layout: Layout;
  /** Where the plates of vehicles are. */
  plates: readonly Point[];
}

/** Names that would lie under a plate are left out. */
export function PlaceNames({ layout, plates }: PlaceNamesProps) {
  const [width, height] = layout.plate;
  return placeNames.map((place) => {
    const at = pointIn(layout, layout.isUpright ? place.upright : place.at);
    const isFree = plates.every(
      ([x, y]) => Math.abs(x - at[0]) > width * 1.4 || Math.abs(y - at[1]) > height * 0.75,
    );
    if (!isFree) return null;
    return (
      <PlotText
        key={place.text}
        className={styles.place}
        textAnchor="middle"
        {...placeIn(layout.view, at)}
      >
        {place.text}
      </PlotText>
    );
  });
}
