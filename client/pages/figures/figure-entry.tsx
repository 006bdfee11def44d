import type { ReactNode } from "react";
import { capital, contextOf, type Figure, quantityOf } from "../../../shared/content/figure.ts";
import type { CompanyFigure } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import styles from "./figures-page.module.css";

interface FigureGroupProps {
  /** The fragment of its link. */
  id: string;
  name: string;
  /** A link to where visitors calculate with their own values. */
  more?: ReactNode;
  children: ReactNode;
}

/** Figures about one subject. */
export function FigureGroup({ id, name, more, children }: FigureGroupProps) {
  return (
    <section id={id} className={styles.group}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {more}
      </div>
      <div>{children}</div>
    </section>
  );
}

interface FigureEntryProps {
  of: Figure;
  /** What the figure does and does not say, or its formula. */
  children: ReactNode;
}

/** A figure with its context and an explanation. */
function FigureEntry({ of, children }: FigureEntryProps) {
  return (
    <div className={styles.entry}>
      <h4 className={styles.name}>
        <span className={styles.number}>
          {of.before && <span className={styles.before}>{capital(of.before)} </span>}
          {quantityOf(of)}
        </span>{" "}
        <span className={styles.counted}>{contextOf(of)}</span>
      </h4>
      {children}
    </div>
  );
}

/** A company figure with its definition. */
export function CompanyEntry({ of }: { of: CompanyFigure }) {
  return (
    <FigureEntry of={of}>
      <Definition {...of.definition} />
    </FigureEntry>
  );
}

/** A calculated figure with its formula. */
export function CalculatedEntry({ of }: { of: keyof typeof physicalFigures }) {
  const figure = physicalFigures[of];
  return (
    <FigureEntry of={figure}>
      <p className={styles.formula}>{figure.source}</p>
    </FigureEntry>
  );
}

/** What a figure counts and what it excludes. */
function Definition({ counts, excludes }: CompanyFigure["definition"]) {
  return (
    <dl className={styles.definition}>
      {counts && (
        <div>
          <dt>Counts:</dt> <dd>{counts}</dd>
        </div>
      )}{" "}
      <div>
        <dt>Not:</dt> <dd>{excludes}</dd>
      </div>
    </dl>
  );
}
