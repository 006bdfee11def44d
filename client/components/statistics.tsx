import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { Caption } from "./caption.tsx";
import { classNames } from "./class-names.ts";
import { DefinitionsLink } from "./definitions-link.tsx";
import styles from "./figure.module.css";
import { Figure } from "./figure.tsx";
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
        {figures.some(({ basis }) => basis === "stated") && <DefinitionsLink />}
        {figures.some(({ basis }) => basis === "arithmetic") && (
          <Caption className={styles.basis}>Arithmetic</Caption>
        )}
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
