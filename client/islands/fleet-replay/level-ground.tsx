import { bodyOf } from "../../../shared/content/mine-level/bodies.ts";
import type { Point } from "../../../shared/content/mine-level/lines.ts";
import type { Place } from "../../figures/kit.tsx";
import { LEVEL_WALLS } from "../../figures/level-walls.tsx";
import { pathThrough } from "../../figures/scale.ts";
import type { View } from "./plates.ts";
import styles from "./replay.module.css";

/** A point as shares of a view. */
export function placeIn({ corner, size }: View, [x, y]: Point): Place {
  return [(x - corner[0]) / size[0], (y - corner[1]) / size[1]];
}

/** The outline of a vehicle as path data. */
export function outlineOf(placed: Parameters<typeof bodyOf>[0]): string {
  return `${pathThrough(bodyOf(placed), 2)}Z`;
}

/** The drifts: first their walls, then the floor over them, so that no wall crosses a junction. */
export function LevelGround() {
  return (
    <>
      <use href={`#${LEVEL_WALLS}`} className={styles.walls} />
      <use href={`#${LEVEL_WALLS}`} className={styles.floor} />
    </>
  );
}
