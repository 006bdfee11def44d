import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./exhibit.module.css";

interface ExhibitProps {
  title: string;
  note?: string;
  /** Shows the examples on a dark background. */
  dark?: boolean;
  children: ReactNode;
}

/** One kind of component: its name at the left, examples at the right. */
export function Exhibit({ title, note, dark = false, children }: ExhibitProps) {
  return (
    <Section tone={dark ? "night" : "page"} flush>
      <Wrap>
        <Grid split="3-9" gap={6} className={classNames(styles.exhibit, dark && styles.dark)}>
          <div className={styles.name}>
            <h2>{title}</h2>
            {note && <p className={text.small}>{note}</p>}
          </div>
          <div className={styles.shown}>{children}</div>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** Examples side by side, wrapped if there is not enough space. */
export function Row({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={wide ? styles.wide : styles.row}>{children}</div>;
}
