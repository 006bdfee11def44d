import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Cluster, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./parts.module.css";

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
          <div>
            <h2 className={styles.title}>{title}</h2>
            {note && <p className={classNames(text.small, text.note)}>{note}</p>}
          </div>
          <Stack gap={8} stretch>
            {children}
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** Examples side by side, wrapped if there is not enough space. */
export function Row({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  if (wide) return <div className={styles.wide}>{children}</div>;
  return <Cluster>{children}</Cluster>;
}
