import type { ReactNode } from "react";
import { LINE_ANCHOR, type LineChoice } from "../../shared/line-choice.ts";
import { Section, Wrap } from "../components/layout.tsx";
import { Island } from "../island/island.tsx";
import { rankedList } from "../islands/ranked-list/ranked-list.tsx";
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
        <div className={styles.words}>
          <h2>{title}</h2>
          {children}
        </div>
        <Island of={rankedList} props={{ choice, ...(size && { size }) }} />
      </Wrap>
    </Section>
  );
}
