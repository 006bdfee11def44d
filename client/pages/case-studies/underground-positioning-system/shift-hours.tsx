import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { Tally } from "../../../components/tally.tsx";
import heading from "../../../media/drawings/blind-heading.svg";
import muster from "../../../media/drawings/muster.svg";
import ramp from "../../../media/drawings/ramp-meeting.svg";
import text from "../../../styles/text.module.css";
import { type ShiftScene, shiftHours, shiftScenes } from "./shift-scenes.ts";
import styles from "./underground-positioning-system-case.module.css";

/** A horizontal timeline of the shift, with each moment below its hour. */
export function ShiftHours() {
  return (
    <Wrap>
      <Tally of={shiftHours * 4} major={4} />
      <ol className={styles.scenes}>
        <Scene scene={shiftScenes.ramp} drawing={ramp} />
        <Scene scene={shiftScenes.heading} drawing={heading} />
        <Scene scene={shiftScenes.muster} drawing={muster} />
      </ol>
      <Caption className={styles.scale}>
        The scale shows a shift of {shiftHours} hours. Each tall mark is one hour.
      </Caption>
    </Wrap>
  );
}

function Scene({ scene, drawing }: { scene: ShiftScene; drawing: DrawingFile }) {
  return (
    <li id={scene.id} className={styles.scene}>
      <Numeral size="sm" className={styles.hour}>
        <Marker mark={scene.letter} />
        {scene.when}
      </Numeral>
      <h2 className={classNames(text.h3, styles.title)}>{scene.title}</h2>
      <p className={classNames(text.muted, styles.text)}>{scene.text}</p>
      <StaticDrawing of={drawing} ground="night" className={styles.drawing} />
    </li>
  );
}
