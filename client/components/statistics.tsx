import type { Figure as FigureContent } from "../../shared/content/figure.ts";
import { DefinitionsLink } from "./definitions-link.tsx";
import styles from "./figure.module.css";
import { Figure } from "./figure.tsx";
import { Section, Wrap } from "./layout.tsx";

/** The headline statistics of a product, side by side. */
export function Statistics({ figures }: { figures: readonly FigureContent[] }) {
  return (
    <Section>
      <Wrap>
        <div className={styles.figures}>
          {figures.map((figure) => (
            <Figure key={figure.context} of={figure} />
          ))}
        </div>
        {figures.some(({ basis }) => basis === "stated") && <DefinitionsLink />}
      </Wrap>
    </Section>
  );
}
