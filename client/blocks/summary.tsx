import type { Figure } from "../../shared/content/figure.ts";
import { FigureNumber } from "../components/figure-number.tsx";
import { FiguresNote } from "../components/figures-note.tsx";
import { Section, Stack, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";
import styles from "./summary.module.css";

interface SummaryProps {
  /** The headline statistics; all stated or all calculated. */
  figures: readonly Figure[];
  features: readonly { title: string; text: string }[];
}

/** The headline statistics of a product and its features side by side, and what the statistics are based on. */
export function Summary({ figures, features }: SummaryProps) {
  return (
    <Section tone="surface" flush>
      <Wrap className={styles.strip}>
        <Stack gap={6} stretch>
          <ul className={styles.columns}>
            {figures.map((figure) => (
              <li key={figure.context} className={styles.figure} data-rule="">
                <FigureNumber of={figure} size="lead" />
                <p className={text.muted}>{figure.context}</p>
              </li>
            ))}
            {features.map(({ title, text: words }) => (
              <Stack key={title} as="li" gap={2} rule>
                <h2 className={text.h3}>{title}</h2>
                <p className={text.muted}>{words}</p>
              </Stack>
            ))}
          </ul>
          <FiguresNote calculated={figures.some(({ formula }) => formula !== undefined)} />
        </Stack>
      </Wrap>
    </Section>
  );
}
