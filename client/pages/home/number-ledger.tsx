import { figures } from "../../../shared/content/figures.ts";
import { SourceNote } from "../../components/figure.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import { type DrawnFigure, FigureScale } from "../figure-scale.tsx";
import styles from "./home-chapters.module.css";

const rows: readonly DrawnFigure[] = ["culverts", "culvertImages", "dataCollected", "forecast"];

/** Four figures below each other, each with its context, source and scale. */
export function NumberLedger() {
  return (
    <Section tone="surface" className={styles.ledger}>
      <Wrap>
        <h2 className={styles.ledgerTitle}>Four numbers, drawn to scale.</h2>
        {rows.map((name) => (
          <Grid key={name} gap={2} className={styles.row}>
            <FigureNumber of={figures[name]} size="lg" className={styles.number} />
            <div className={styles.words}>
              <p className={styles.context}>{figures[name].context}</p>
              <SourceNote of={figures[name]} />
            </div>
            <div className={styles.scale}>
              <FigureScale of={name} />
            </div>
          </Grid>
        ))}
      </Wrap>
    </Section>
  );
}
