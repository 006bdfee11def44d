import type { ReactNode } from "react";
import styles from "./term-list.module.css";

interface TermListProps {
  entries: readonly { term: string; detail: ReactNode }[];
  className?: string | undefined;
}

/** Terms with their explanations in ruled rows, side by side from 48rem. */
export function TermList({ entries, className }: TermListProps) {
  return (
    <dl className={className}>
      {entries.map(({ term, detail }) => (
        <div key={term} className={styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
