import { contextOf, numberOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { Caption } from "../../components/caption.tsx";
import { CulvertMarks } from "../../components/drawings/culvert-marks.tsx";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import text from "../../styles/text.module.css";
import { Definition } from "./company-figures.tsx";
import styles from "./figures-page.module.css";

const { culverts, inspectedCulverts } = figures;

/** The opening of the page: a drawing of all culverts, their number and its definition. */
export function FiguresOpening() {
  return (
    <Section tone="night" flush underHeader className={styles.opening}>
      <Wrap>
        <Breadcrumb items={[{ label: "Figures" }]} />
        <Grid split="7-5" gap={3} align="end" className={styles.title}>
          <h1>What each figure counts</h1>
          <p className={text.lead}>
            Company figures are the company’s own statements, and most name no period. Calculated
            figures follow from physics or from those statements, and anyone can check them.
          </p>
        </Grid>
        <CulvertMarks
          culverts={culverts.value}
          inspected={inspectedCulverts.value}
          rowStep={23}
          className={styles.culverts}
        />
        <Caption className={styles.key}>One mark: a culvert; filled: inspected in a year</Caption>
        <div className={styles.first}>
          <p className={text.figure}>{numberOf(culverts)}</p>
          <p className={styles.counted}>{contextOf(culverts)}</p>
          <Definition {...culverts.definition} />
        </div>
      </Wrap>
    </Section>
  );
}
