import type { ReactNode } from "react";
import { closing } from "../../shared/content/site.ts";
import { classNames } from "./class-names.ts";
import styles from "./closing-call.module.css";
import { DemoLink } from "./demo-link.tsx";
import { Columns, Section, Wrap } from "./layout.tsx";

interface ClosingCallProps {
  question?: string;
  /** Preselects the industry in the form. */
  industry?: string;
  /** A `<Picture>` as the background; without it a dark band. */
  picture?: ReactNode;
  /** Where the subject of the picture is: `low` shows its lower part in a wide window, above the words. */
  subject?: "middle" | "low";
}

/** The call to action at the end of a page. */
export function ClosingCall(props: ClosingCallProps) {
  const { question = closing.question, industry, picture, subject = "middle" } = props;
  return (
    <Section
      tone="night"
      flush
      className={classNames(styles.closing, picture ? styles.pictured : undefined)}
      data-subject={subject}
      data-screen-only=""
    >
      {picture}
      <Wrap>
        <Columns count="rest" gap={6} align={picture ? "end" : "center"} className={styles.words}>
          <h2 className={styles.question}>{question}</h2>
          <DemoLink industry={industry} />
        </Columns>
      </Wrap>
    </Section>
  );
}
