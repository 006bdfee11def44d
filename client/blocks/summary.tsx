import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { FigureRow } from "../components/figure-row.tsx";
import { FiguresNote } from "../components/figures-note.tsx";
import { Columns, Section, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";

interface SummaryProps {
  /** The headline statistics; all of one basis. */
  figures: readonly FigureContent[];
  /** Three features, each with its words. */
  features: readonly { title: string; text: string }[];
}

/** The headline statistics of a product, and below them its three features. */
export function Summary({ figures, features }: SummaryProps) {
  return (
    <Section tone="surface">
      <Wrap>
        <FigureRow figures={figures} />
        <FiguresNote basis={figures[0]?.basis ?? "stated"} />
        <Columns as="ul" count={3} gap={6}>
          {features.map(({ title, text: words }) => (
            <li key={title} data-rule="thin">
              <h2 className={text.h4}>{title}</h2>
              <p className={text.muted}>{words}</p>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}
