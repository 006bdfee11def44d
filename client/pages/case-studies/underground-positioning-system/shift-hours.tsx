import { Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { LevelPlan } from "../../level-plan.tsx";
import { shiftScenes } from "./shift-plans.ts";
import styles from "./underground-positioning-system-case.module.css";

/** The three moments of the shift, each with a large plan of its part of the level. */
export function ShiftHours() {
  return (
    <Wrap>
      <h2>Three moments of the shift</h2>
      <ol className={styles.scenes}>
        {shiftScenes.map(({ when, title, value, meaning, text: words, plan }) => (
          <li key={when} className={styles.scene}>
            <LevelPlan {...plan} className={styles.drawing} />
            <div className={styles.words}>
              <p className={text.meta}>{when}</p>
              <h3>{title}</h3>
              <p className={styles.value}>
                <span className={text.figure}>{value}</span> <span>{meaning}</span>
              </p>
              <p className={text.note}>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
