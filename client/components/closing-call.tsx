import type { ReactNode } from "react";
import { closing } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./closing-call.module.css";
import { DemoLink } from "./demo-link.tsx";
import { Cluster, Columns, Section, Wrap } from "./layout.tsx";
import { MoreLink } from "./more-link.tsx";
import { Picture } from "./picture.tsx";

interface ClosingCallProps {
  question?: string;
  /** Instead of the link to the form. */
  action?: ReactNode;
  /** Preselects the industry in the form. */
  industry?: string;
  /** The words of a link to the pilot, beside the button. */
  pilot?: string;
  /** At the right of the words and above them in a narrow window; without it a dark band. */
  picture?: PictureName;
}

/** The call to action at the end of a page. */
export function ClosingCall(props: ClosingCallProps) {
  const { question = closing.question, action, industry, pilot, picture } = props;
  return (
    <Section
      tone="night"
      flush
      className={classNames(styles.closing, picture && styles.pictured)}
      data-screen-only=""
    >
      {picture && <Picture name={picture} sizes="(width >= 64rem) 82vw, max(100vw, 30rem)" />}
      <Wrap>
        <Columns count="rest" gap={8} align="end" className={styles.words}>
          <h2 className={text.title}>{question}</h2>
          <Cluster gap={6}>
            {action ?? <DemoLink industry={industry} />}
            {pilot && <MoreLink href={paths.pilot()}>{pilot}</MoreLink>}
          </Cluster>
        </Columns>
      </Wrap>
    </Section>
  );
}
