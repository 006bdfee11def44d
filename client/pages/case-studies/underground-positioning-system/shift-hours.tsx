import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Ruler } from "../../../components/figure-kit/ruler.tsx";
import { Numeral } from "../../../components/figure-number.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import text from "../../../styles/text.module.css";
import { LevelPlan } from "../level-plan.tsx";
import { type ShiftPlanContent, shiftPlans } from "./shift-plans.ts";
import { type ShiftScene, shiftHours, shiftScenes } from "./shift-scenes.ts";
import styles from "./underground-positioning-system-case.module.css";

const hours = Array.from({ length: shiftHours + 1 }, (_, hour) => hour);

/** A horizontal timeline of the shift, with each moment below its hour. */
export function ShiftHours() {
  return (
    <Wrap>
      <Ruler length={shiftHours} step={0.25} labels={hours} unit="h" />
      <ol className={styles.scenes}>
        <Scene scene={shiftScenes.ramp} plan={shiftPlans.ramp} />
        <Scene scene={shiftScenes.heading} plan={shiftPlans.heading} />
        <Scene scene={shiftScenes.muster} plan={shiftPlans.muster} />
      </ol>
      <Caption className={styles.scale}>
        A shift of {shiftHours} hours. Parts of the fleet map below, to scale.
      </Caption>
    </Wrap>
  );
}

interface SceneProps {
  scene: ShiftScene;
  plan: ShiftPlanContent;
}

function Scene({ scene, plan }: SceneProps) {
  return (
    <li id={scene.id} className={styles.scene}>
      <Numeral size="sm" className={styles.hour}>
        <Marker mark={scene.letter} />
        {scene.when}
      </Numeral>
      <LevelPlan {...plan} className={styles.drawing} />
      <h2 className={classNames(text.h3, styles.title)}>{scene.title}</h2>
      <p className={classNames(text.muted, styles.text)}>{scene.text}</p>
    </li>
  );
}
