import type { Point } from "../../../shared/content/mine-level/lines.ts";
import { fleet, type Pose } from "../../../shared/content/mine-level/record.ts";
import type { Place } from "../../figures/kit.tsx";
import { LEVEL_WALLS } from "../../figures/level-walls.tsx";
import type { View } from "./plates.ts";
import styles from "./replay.module.css";

/** A point as shares of a view. */
export function placeIn({ corner, size }: View, [x, y]: Point): Place {
  return [(x - corner[0]) / size[0], (y - corner[1]) / size[1]];
}

/** A vehicle that heads to the right, one unit long and wide: bed and cab. */
export const VEHICLE = "M-.5-.5H.1V.5H-.5zM.2-.5H.4L.5-.2V.2L.4.5H.2z";

/** Places a shape of one unit as a vehicle, with its size. */
export function transformOf({ at: [x, y], heading }: Pose, vehicle: number): string {
  const { length, width } = fleet[vehicle] ?? {};
  const degrees = (heading * 57.3).toFixed();
  return `translate(${x} ${y})rotate(${degrees})scale(${length} ${width})`;
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
