import type { ReactNode } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { Grid, Stack } from "./layout.tsx";
import styles from "./story.module.css";

interface StoryProps {
  title: string;
  /** The first sentence, in larger type. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of a case study: the heading at the left, paragraphs at the right. */
export function Story({ title, lead, children }: StoryProps) {
  return (
    <section>
      <Grid split="4-6" gap={3}>
        <h2>{title}</h2>
        <Stack gap={5} className={styles.text}>
          {lead && <p className={classNames(text.lead, styles.lead)}>{lead}</p>}
          {children}
        </Stack>
      </Grid>
    </section>
  );
}
