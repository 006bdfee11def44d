import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { Picture } from "../../../components/picture.tsx";
import pictures from "../../../components/pictures.module.css";
import route from "../../../media/drawings/shift-route.svg";
import { shiftScenes } from "./shift-scenes.ts";
import styles from "./underground-positioning-system-case.module.css";

/** A plan of the mine level with the route of one truck in its shift. The letters link to the moments below. */
export function ShiftPlan() {
  return (
    <figure>
      <div className={styles.plan}>
        <Picture name="mine-plan" className={pictures.level} priority />
        <StaticDrawing of={route} className={styles.way} />
        {(["ramp", "heading", "muster"] as const).map((place) => {
          const { letter, id, title } = shiftScenes[place];
          return (
            <a
              key={place}
              href={`#${id}`}
              className={classNames(styles.place, styles[place])}
              aria-label={`${letter}: ${title}`}
            >
              <Marker mark={letter} />
            </a>
          );
        })}
      </div>
      <Wrap>
        <Caption as="figcaption" className={styles.caption}>
          The level from above, with the route of one truck: up the ramp, to the heading and back
          (dashed).
        </Caption>
      </Wrap>
    </figure>
  );
}
