import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import {
  type ForceSetting,
  forceMeaning,
  forceNumber,
} from "../../../shared/content/thermal-force.ts";
import { classNames } from "../../components/class-names.ts";
import { Enhanced } from "../../island/island.tsx";
import text from "../../styles/text.module.css";
import styles from "./force-explorer.module.css";
import { ForceFormula } from "./force-formula.tsx";
import { ForceRuler } from "./force-ruler.tsx";
import { RailDrawing } from "./rail-drawing.tsx";

/** The force explorer: a slider for the rail temperature, the force and a drawing of the rail. Without script it is a form. */
export function ForceForm({ setting }: { setting: ForceSetting }) {
  const { force } = setting;
  return (
    <Enhanced by="force-explorer" wake="interaction">
      <form id="force" action="#force" className={styles.form}>
        <output className={styles.result} htmlFor="rail-temperature neutral-temperature">
          <span className={classNames(text.figure, styles.force)}>
            <span data-part="force">{forceNumber(force)}</span>
            <small className={text.unit}>{UNIT_SPACE}kN</small>
          </span>
          <span className={text.lead} data-part="meaning">
            {forceMeaning(force)}
          </span>
        </output>
        <RailDrawing force={force} />
        <ForceRuler setting={setting} />
        <ForceFormula setting={setting} />
      </form>
    </Enhanced>
  );
}
