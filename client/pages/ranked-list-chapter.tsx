import type { ReactNode } from "react";
import { LINE_ANCHOR, type LineChoice } from "../../shared/line-choice.ts";
import { classNames } from "../components/class-names.ts";
import { Section, Stack, Wrap } from "../components/layout.tsx";
import { Island } from "../island/island.tsx";
import { rankedList } from "../islands/ranked-list/ranked-list.tsx";
import text from "../styles/text.module.css";
import styles from "./ranked-list-chapter.module.css";

interface RankedListChapterProps {
  title: string;
  /** Text below the title. */
  children: ReactNode;
  choice: LineChoice;
  size?: "full" | "small";
}

/** A demonstration of Apollo Dashboard: the ranked list of an example line. */
export function RankedListChapter({ title, children, choice, size }: RankedListChapterProps) {
  return (
    <Section tone="night" id={LINE_ANCHOR} className={styles.chapter}>
      <Wrap>
        <Stack gap={10} stretch>
          <Stack gap={4}>
            <h2>{title}</h2>
            <div className={classNames(text.muted, styles.words)} data-screen-only="">
              {children}
            </div>
          </Stack>
          <Island of={rankedList} props={{ choice, ...(size && { size }) }} />
        </Stack>
      </Wrap>
    </Section>
  );
}
