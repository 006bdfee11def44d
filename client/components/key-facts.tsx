import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./key-facts.module.css";

interface KeyFactsProps {
  entries: readonly { term: string; detail: string }[];
}

/** A row of facts below a case study's picture. */
export function KeyFacts({ entries }: KeyFactsProps) {
  return (
    <dl className={styles.facts}>
      {entries.map(({ term, detail }) => (
        <div key={term}>
          <dt className={text.meta}>{term}</dt>
          <dd className={classNames(text.label, styles.detail)}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
