import { Numeral } from "../../../components/figure-number.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import text from "../../../styles/text.module.css";
import { LevelPlan } from "../../level-plan.tsx";
import { type ShiftPlanContent, shiftPlans } from "./shift-plans.ts";
import { type ShiftScene, shiftScenes } from "./shift-scenes.ts";
import styles from "./underground-positioning-system-case.module.css";

/** The three moments of the shift, each with a large plan of its part of the level. */
export function ShiftHours() {
  return (
    <Wrap>
      <ol className={styles.scenes}>
        <Scene scene={shiftScenes.ramp} plan={shiftPlans.ramp} />
        <Scene scene={shiftScenes.heading} plan={shiftPlans.heading} />
        <Scene scene={shiftScenes.muster} plan={shiftPlans.muster} />
      </ol>
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
      <LevelPlan {...plan} className={styles.drawing} />
      <div>
        <Numeral size="sm" className={styles.hour}>
          <Marker mark={scene.letter} />
          {scene.when}
        </Numeral>
        <h2 className={styles.title}>{scene.title}</h2>
        <p className={text.muted}>{scene.text}</p>
      </div>
    </li>
  );
}
