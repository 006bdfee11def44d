import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
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
          <dt className={text.meta}>{term}</dt>
          <dd className={classNames(text.label, styles.detail)}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
