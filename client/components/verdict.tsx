import styles from "./verdict.module.css";

const words = { first: "Look first", next: "Look next", planned: "As planned" } as const;
export type Urgency = keyof typeof words;

/** How urgent a place is, in a word and a shape; never by colour alone. */
export function Verdict({ urgency }: { urgency: Urgency }) {
  return (
    <span className={styles.verdict} data-urgency={urgency}>
      {words[urgency]}
    </span>
  );
}
