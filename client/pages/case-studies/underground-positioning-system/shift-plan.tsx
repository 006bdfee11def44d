import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { type Point, smoothLine } from "../../../components/drawings/path-data.ts";
import { Picture } from "../../../components/picture.tsx";
import { Wrap } from "../../../components/section.tsx";
import styles from "./shift-plan.module.css";
import { shiftScenes } from "./shift-scenes.ts";

/** The level from above, with the route of one truck through its shift. The letters link to the hours below. */
export function ShiftPlan() {
  return (
    <figure>
      <div className={styles.plan}>
        <Picture name="mine-plan" className={styles.level} priority />
        <svg className={styles.way} viewBox="0 0 2000 1125" aria-hidden="true">
          <path d={smoothLine(outward)} />
          <path className={styles.back} d={smoothLine(back)} />
        </svg>
        {(["ramp", "heading", "muster"] as const).map((place) => {
          const { letter, id, title } = shiftScenes[place];
          return (
            <a
              key={place}
              href={`#${id}`}
              className={classNames(styles.marker, styles[place])}
              aria-label={`${letter}: ${title}`}
            >
              {letter}
            </a>
          );
        })}
      </div>
      <Wrap>
        <Caption as="figcaption" className={styles.caption}>
          The level from above, with the route of one truck: up the ramp, to the heading and back
          (dashed). Illustration.
        </Caption>
      </Wrap>
    </figure>
  );
}

/** Along the drifts of the picture, which is 2000 units wide here. */
const outward: readonly Point[] = [
  [128, 880],
  [190, 958],
  [300, 985],
  [410, 940],
  [415, 880],
  [370, 780],
  [352, 690],
  [420, 668],
  [530, 686],
  [700, 652],
  [890, 622],
  [1000, 574],
  [1180, 538],
  [1350, 548],
  [1408, 590],
  [1450, 670],
  [1540, 736],
  [1640, 784],
  [1745, 812],
  [1776, 870],
];
const back: readonly Point[] = [
  [1758, 838],
  [1650, 808],
  [1530, 756],
  [1430, 684],
  [1376, 574],
  [1180, 560],
  [1000, 598],
  [914, 640],
  [924, 700],
  [990, 752],
  [1080, 772],
  [1138, 780],
  [1146, 850],
];
