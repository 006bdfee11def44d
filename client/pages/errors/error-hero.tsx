import type { ReactNode } from "react";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import { Stack, Wrap } from "../../components/layout.tsx";
import styles from "./errors.module.css";

interface ErrorHeroProps {
  /** Shown below the text, across the whole window. */
  drawing: DrawingFile;
  /** The status, its meaning and a link. */
  children: ReactNode;
  /** Other ways on: below the text, and beside it in a wide window. */
  aside?: ReactNode;
}

/** The opening of an error page: the status in large type above a drawing of interrupted track. */
export function ErrorHero({ drawing, children, aside }: ErrorHeroProps) {
  return (
    <section className={styles.opening}>
      <Wrap>
        <Stack gap={6}>{children}</Stack>
      </Wrap>
      <div className={styles.track} data-screen-only="">
        <StaticDrawing of={drawing} className={styles.drawing} />
      </div>
      {aside && <Wrap className={styles.aside}>{aside}</Wrap>}
    </section>
  );
}
