import type { ComponentProps } from "react";
import { Caption } from "../../components/caption.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { TwoViews } from "../../components/two-views.tsx";
import text from "../../styles/text.module.css";
import styles from "./two-views-chapter.module.css";

interface TwoViewsChapterProps extends ComponentProps<typeof TwoViews> {
  title: string;
  /** The sentence below the title. */
  line: string;
}

/** One scene as the eye and as a LiDAR sees it. */
export function TwoViewsChapter({ title, line, ...views }: TwoViewsChapterProps) {
  return (
    <Section tone="night" flush>
      <TwoViews {...views} />
      <Wrap className={styles.words}>
        <h2>{title}</h2>
        <div>
          <p className={text.muted} data-screen-only="">
            {line}
          </p>
          <Caption className={styles.caption}>
            One scene, one camera, rendered and scanned. Warm colours are near and high, blue is low
            or far. Illustration.
          </Caption>
        </div>
      </Wrap>
    </Section>
  );
}
