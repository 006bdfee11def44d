import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { FigureRow } from "../components/figure-row.tsx";
import { Columns, Section, Stack, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";

interface SummaryProps {
  /** The headline statistics; all stated or all calculated. */
  figures: readonly [FigureContent, ...FigureContent[]];
  /** Three features, each with its words. */
  features: readonly { title: string; text: string }[];
}

/** The headline statistics of a product, and below them its three features in the same columns. */
export function Summary({ figures, features }: SummaryProps) {
  return (
    <Section tone="surface" flush="tight">
      <Wrap>
        <Stack gap={6} stretch>
          <FigureRow figures={figures} />
          <Columns as="ul" count={3} gap={6}>
            {features.map(({ title, text: words }) => (
              <Stack key={title} as="li" gap={2} rule="thin">
                <h2 className={text.h3}>{title}</h2>
                <p>{words}</p>
              </Stack>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}
