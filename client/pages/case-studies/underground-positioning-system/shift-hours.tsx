import type { ReactNode } from "react";
import { Caption } from "../../../components/caption.tsx";
import { Marker } from "../../../components/marker.tsx";
import { Tally } from "../../../components/tally.tsx";
import { BlindHeading } from "./blind-heading.tsx";
import { Muster } from "./muster.tsx";
import { RampMeeting } from "./ramp-meeting.tsx";
import styles from "./shift-hours.module.css";
import { type ShiftScene, shiftHours, shiftScenes } from "./shift-scenes.ts";

/** The shift from left to right; each moment hangs from its hour. */
export function ShiftHours() {
  return (
    <div className={styles.hours}>
      <Tally of={shiftHours * 4} major={4} className={styles.ruler} />
      <ol className={styles.scenes}>
        <Scene scene={shiftScenes.ramp} drawing={<RampMeeting />} />
        <Scene scene={shiftScenes.heading} drawing={<BlindHeading />} />
        <Scene scene={shiftScenes.muster} drawing={<Muster />} />
      </ol>
      <Caption className={styles.scale}>
        The scale shows a shift of {shiftHours} hours. Each tall mark is one hour. The three plans
        are not to scale.
      </Caption>
    </div>
  );
}

function Scene({ scene, drawing }: { scene: ShiftScene; drawing: ReactNode }) {
  return (
    <li id={scene.id} className={styles.scene}>
      <p className={styles.hour}>
        <Marker mark={scene.letter} className={styles.letter} />
        {scene.when}
      </p>
      <h2>{scene.title}</h2>
      <p className={styles.text}>{scene.text}</p>
      {drawing}
    </li>
  );
}
