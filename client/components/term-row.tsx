import type { ReactNode } from "react";
import text from "../styles/text.module.css";
import styles from "./term-row.module.css";

interface TermRowProps {
  term: string;
  /** The explanation of the term. */
  children: ReactNode;
}

/** A ruled row of a `<dl>`: a term and its explanation, side by side from 48rem. */
export function TermRow({ term, children }: TermRowProps) {
  return (
    <div className={styles.row}>
      <dt className={text.label}>{term}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
