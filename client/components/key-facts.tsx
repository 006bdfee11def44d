import text from "../styles/text.module.css";
import { Columns } from "./layout.tsx";
import styles from "./term-row.module.css";

interface KeyFactsProps {
  entries: readonly { term: string; detail: string }[];
}

/** A row of facts below a case study's picture. */
export function KeyFacts({ entries }: KeyFactsProps) {
  return (
    <Columns as="dl" count={4} pairs>
      {entries.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={text.meta}>{term}</dt>
          <dd className={text.label}>{detail}</dd>
        </div>
      ))}
    </Columns>
  );
}
