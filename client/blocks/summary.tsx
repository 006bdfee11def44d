import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { Figure } from "../components/figure.tsx";
import { FigureRow } from "../components/figure-row.tsx";
import { FiguresNote } from "../components/figures-note.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";

interface SummaryProps {
  /** The headline statistics; all stated or all calculated. */
  figures: readonly [FigureContent, ...FigureContent[]];
  /** Three features, each with its words. */
  features: readonly { title: string; text: string }[];
}

/** The headline statistics of a product and its three features: below the statistics, or beside a single one. */
export function Summary({ figures: [first, ...others], features }: SummaryProps) {
  const trio = (
    <Columns as="ul" count={3} gap={6}>
      {features.map(({ title, text: words }) => (
        <li key={title} data-rule="thin">
          <h2 className={text.h3}>{title}</h2>
          <p className={text.note}>{words}</p>
        </li>
      ))}
    </Columns>
  );
  const note = <FiguresNote calculated={first.formula !== undefined} />;
  return (
    <Section tone="surface">
      <Wrap>
        {others.length > 0 ? (
          <Stack gap={8} stretch>
            <div>
              <FigureRow figures={[first, ...others]} />
              {note}
            </div>
            {trio}
          </Stack>
        ) : (
          <Grid split="4-8" gap={8}>
            <div>
              <Figure of={first} />
              {note}
            </div>
            {trio}
          </Grid>
        )}
      </Wrap>
    </Section>
  );
}
