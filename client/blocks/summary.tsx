import type { Figure } from "../../shared/content/figure.ts";
import { FigureNumber } from "../components/figure-number.tsx";
import { FiguresNote } from "../components/figures-note.tsx";
import { Section, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";
import styles from "./summary.module.css";

interface SummaryProps {
  /** The headline statistics; all stated or all calculated. */
  figures: readonly Figure[];
  /** Each with its words. */
  features: readonly { title: string; text: string }[];
}

/** The headline statistics of a product, what they are based on, and the product's features. */
export function Summary({ figures, features }: SummaryProps) {
  return (
    <Section tone="surface" flush>
      <Wrap>
        <ul className={styles.strip}>
          {figures.map((figure) => (
            <li key={figure.context} className={styles.figure}>
              <FigureNumber of={figure} size="lead" />
              <p className={text.muted}>{figure.context}</p>
            </li>
          ))}
          <li className={styles.note}>
            <FiguresNote calculated={figures.some(({ formula }) => formula !== undefined)} />
          </li>
          {features.map(({ title, text: words }) => (
            <li key={title} className={styles.feature}>
              <h2 className={text.h3}>{title}</h2>
              <p className={text.muted}>{words}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
