import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { FigureRow } from "../components/figure-row.tsx";
import { Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";

interface SummaryProps {
  /** The headline statistics; all stated or all calculated. */
  figures: readonly [FigureContent, ...FigureContent[]];
  /** Each with its words. */
  features: readonly { title: string; text: string }[];
}

/** The headline statistics of a product, and beside them its features in rows. */
export function Summary({ figures, features }: SummaryProps) {
  return (
    <Section tone="surface" flush="tight">
      <Wrap>
        <Grid split="5-7" gap={8}>
          <FigureRow figures={figures} />
          <Stack as="ul" gap={6} stretch>
            {features.map(({ title, text: words }) => (
              <Stack key={title} as="li" gap={2} rule="thin">
                <h2 className={text.h3}>{title}</h2>
                <p className={text.lead}>{words}</p>
              </Stack>
            ))}
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}
