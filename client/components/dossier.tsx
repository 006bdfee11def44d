import styles from "./dossier.module.css";

interface DossierProps {
  entries: readonly { term: string; detail: string }[];
}

/** The line of facts under a case study's picture. */
export function Dossier({ entries }: DossierProps) {
  return (
    <dl className={styles.dossier}>
      {entries.map(({ term, detail }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
