import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Cluster, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import text from "../../../styles/text.module.css";
import styles from "./parts.module.css";

export interface PartGroup {
  /** The anchor of the group. */
  id: string;
  title: string;
  /** What the group is for, and its one rule. */
  rule: string;
  parts: ReactNode;
}

/** A numbered group of parts below its heading. */
export function Group({ number, group }: { number: number; group: PartGroup }) {
  return (
    <>
      <Section tone="surface" id={group.id}>
        <Wrap>
          <Grid split="5-7" gap={4} align="end">
            <h2>
              {number} {group.title}
            </h2>
            <p className={text.lead}>{group.rule}</p>
          </Grid>
        </Wrap>
      </Section>
      {group.parts}
    </>
  );
}

interface PartProps {
  title: string;
  /** When to use it. */
  note?: string;
  /** Shows the examples on a dark background. */
  dark?: boolean;
  children: ReactNode;
}

/** One kind of component: its name and use at the left, examples at the right. */
export function Part({ title, note, dark = false, children }: PartProps) {
  return (
    <Section tone={dark ? "night" : "page"} flush>
      <Wrap>
        <Grid split="3-9" gap={6} className={classNames(styles.part, dark && styles.onNight)}>
          <div>
            <h3>{title}</h3>
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

/** Source code, which scrolls sideways in a narrow window. */
export function Code({ children }: { children: string }) {
  return (
    <ScrollRegion label="Code">
      <pre className={styles.code}>
        <code>{children}</code>
      </pre>
    </ScrollRegion>
  );
}
