import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";
import { Figure } from "./figure.tsx";
import { FiguresNote } from "./figures-note.tsx";
import { Section, Wrap } from "./layout.tsx";

interface StatisticsProps {
  figures: readonly FigureContent[];
}

/** The headline statistics of a product, as a section. */
export function Statistics({ figures }: StatisticsProps) {
  return (
    <Section className={styles.band}>
      <Wrap>
        <FigureRow figures={figures} />
        {[...new Set(figures.map(({ basis }) => basis))].map((basis) => (
          <FiguresNote key={basis} basis={basis} />
        ))}
      </Wrap>
    </Section>
  );
}

/** Numbers side by side; on a phone below each other, each beside its context. */
export function FigureRow({
  figures,
  className,
}: StatisticsProps & { className?: string | undefined }) {
  return (
    <div className={classNames(styles.figures, className)}>
      {figures.map((figure) => (
        <Figure key={figure.context} of={figure} />
      ))}
    </div>
  );
}
