import { coverageStart } from "../../../../shared/content/coverage.ts";
import type { SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";

interface InRiskOrderProps {
  /** The first culvert to visit, and one that comes later although more of its opening is blocked. */
  places: readonly SheetPlace[];
}

/** The same number of visits in a year, in order of risk, with the photographs of two culverts. */
export function InRiskOrder({ places }: InRiskOrderProps) {
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="7-5" gap={5} align="end">
          <h2 className={text.title}>
            The same {coverageStart.inspectedAYear} visits, in order of risk
          </h2>
          <p className={text.muted}>
            This example assumes that every culvert has been photographed. The ranking then orders
            the culverts by risk, and the crew visits the first ones on the list.
          </p>
        </Grid>
        <Columns count={2} gap={8} className={styles.photographs} data-screen-only="">
          {places.map(({ km, picture, rank, blockagePercent }) => (
            <CaptionedFigure
              key={km}
              caption={`Rank ${rank}: km ${km}, ${blockagePercent}% blocked`}
            >
              <Picture name={picture} sizes="(min-width: 48rem) 46vw, 100vw" />
            </CaptionedFigure>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}
