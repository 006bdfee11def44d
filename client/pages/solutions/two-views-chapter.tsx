import type { ComponentProps } from "react";
import { Caption } from "../../components/caption.tsx";
import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { TwoViews } from "../../components/two-views.tsx";
import text from "../../styles/text.module.css";
import styles from "./product-page.module.css";

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
      <Wrap className={styles.viewsWords}>
        <Columns count={2} gap={4}>
          <h2>{title}</h2>
          <Stack gap={4}>
            <p className={text.muted} data-screen-only="">
              {line}
            </p>
            <Caption>
              The same scene twice: as a picture and as a simulated scan. Warm colours are near and
              high, blue is low or far.
            </Caption>
          </Stack>
        </Columns>
      </Wrap>
    </Section>
  );
}
