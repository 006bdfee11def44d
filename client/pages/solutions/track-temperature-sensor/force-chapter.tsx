import { UNIT_SPACE } from "../../../../shared/content/figure.ts";
import { products } from "../../../../shared/content/products/products.ts";
import {
  type ForceSetting,
  forceMeaning,
  forceNumber,
  neutralTemperature,
  railTemperature,
  thermalForce,
} from "../../../../shared/content/thermal-force.ts";
import { formatNumber } from "../../../../shared/format.ts";
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

const coldest = thermalForce(neutralTemperature.start - railTemperature.min);
const winterKN = formatNumber(Math.round(coldest.forceKN / 100) * 100);

/** The force explorer: a slider for the rail temperature, the force and a drawing of the rail. */
export function ForceChapter({ setting }: { setting: ForceSetting }) {
  const { force } = setting;
  return (
    <Section>
      <Wrap>
        <Grid split="8-4" gap={4} align="end">
          <h2>Above neutral a restrained rail is in compression, below neutral in tension.</h2>
          <p className={text.muted}>
            <span data-screen-only="">Set the rail temperature. </span>
            Above neutral the track stays straight until it buckles, usually suddenly, at a critical
            temperature set by lateral resistance, curvature and line defects. At −40{UNIT_SPACE}°C
            the same rail is in tension with about {winterKN}
            {UNIT_SPACE}kN: cold breaks rails and opens joints.
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
        <FigureRow
          figures={products["track-temperature-sensor"].statistics}
          className={styles.eachDegree}
        />
        <FiguresNote basis="arithmetic" />
      </Wrap>
    </Section>
  );
}
