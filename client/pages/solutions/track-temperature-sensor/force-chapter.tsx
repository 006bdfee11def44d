import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { products } from "../../../../shared/content/products/products.ts";
import {
  type ForceSetting,
  forceMeaning,
  forceNumber,
} from "../../../../shared/content/thermal-force.ts";
import { classNames } from "../../../components/class-names.ts";
import { FigureRow } from "../../../components/figure-row.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Enhanced } from "../../../island/island.tsx";
import text from "../../../styles/text.module.css";
import styles from "./force-explorer.module.css";
import { ForceFormula } from "./force-formula.tsx";
import { ForceRuler } from "./force-ruler.tsx";
import { ForceTable } from "./force-table.tsx";
import { RailDrawing } from "./rail-drawing.tsx";

/** The force explorer: a slider for the rail temperature, the force and a drawing of the rail. */
export function ForceChapter({ setting }: { setting: ForceSetting }) {
  const { force } = setting;
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="7-5" gap={4} align="end">
          <h2>Above neutral a restrained rail is in compression, below neutral in tension.</h2>
          <p className={text.lead}>
            <span data-screen-only="">Set the rail temperature. </span>
            The track stays straight until it buckles, usually suddenly: lateral resistance,
            curvature and line defects set when.
          </p>
        </Grid>
        <Enhanced by="force-explorer" wake="interaction">
          <form id="force" action="#force" className={styles.form}>
            <output className={styles.result} htmlFor="rail-temperature neutral-temperature">
              <span className={classNames(text.figure, styles.force)}>
                <span data-part="force">{forceNumber(force)}</span>
                <small className={text.unit}>{UNIT_SPACE}kN</small>
              </span>
              <span className={classNames(text.lead, styles.meaning)} data-part="meaning">
                {forceMeaning(force)}
              </span>
            </output>
            <RailDrawing force={force} />
            <ForceRuler setting={setting} />
            <ForceFormula setting={setting} />
          </form>
          <ForceTable force={force} />
        </Enhanced>
        <FigureRow figures={products["track-temperature-sensor"].statistics} />
        <FiguresNote basis="arithmetic" />
      </Wrap>
    </Section>
  );
}
