import { figures } from "../../../shared/content/figures.ts";
import { DefinitionsLink } from "../../components/definitions-link.tsx";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import { type DrawnFigure, FigureScale } from "../figure-scale.tsx";

const rows: readonly DrawnFigure[] = ["culverts", "culvertImages", "dataCollected", "forecast"];

/** Four figures below each other, each with its context and scale. */
export function NumberLedger() {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={6} stretch>
          <h2>The scale of the work</h2>
          {rows.map((name) => (
            <Grid key={name} split="5-7" gap={2} rule="thin">
              <FigureNumber of={figures[name]} size="lg" />
              <Columns count={2} gap={2}>
                <p className={text.h4}>{figures[name].context}</p>
                <FigureScale of={name} />
              </Columns>
            </Grid>
          ))}
          <DefinitionsLink />
        </Stack>
      </Wrap>
    </Section>
  );
}
