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
      {children}
    </section>
  );
}

interface FigureFeatureProps {
  of: keyof typeof physicalFigures;
  /** The formula with its values. */
  formula?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A calculated figure in large type, with its formula and a drawing. */
export function FigureFeature({ of, formula, children }: FigureFeatureProps) {
  const figure = physicalFigures[of];
  return (
    <div className={styles.feature}>
      <h4 className={styles.featureName}>
        <Quantity of={figure} className={styles.giant} />{" "}
        <span className={styles.featureContext}>{contextOf(figure)}</span>
      </h4>
      {formula ?? <p className={styles.formula}>{figure.source}</p>}
      {children}
    </div>
  );
}

/** A company figure with its definition. */
export function CompanyEntry({ of, also }: { of: CompanyFigure; also?: CompanyFigure }) {
  return (
    <FigureEntry of={of}>
      <dl className={styles.definition}>
        {of.definition.counts && (
          <Part term="Counts:" className={styles.counts}>
            {of.definition.counts}
          </Part>
        )}
        <Part term="Not:">{of.definition.excludes}</Part>
        {also && <Part term="Not:">{also.definition.excludes}</Part>}
      </dl>
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

/** A figure with its context and an explanation. */
function FigureEntry({ of, children }: { of: Figure; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <h4 className={styles.name}>
        <Quantity of={of} className={styles.number} />{" "}
        <span className={styles.counted}>{contextOf(of)}</span>
      </h4>
      {children}
    </div>
  );
}

function Quantity({ of, className }: { of: Figure; className: string | undefined }) {
  return (
    <span className={className}>
      {of.before && <span className={styles.before}>{capital(of.before)} </span>}
      {quantityOf(of)}
    </span>
  );
}

interface PartProps {
  term: string;
  className?: string | undefined;
  children: string;
}

function Part({ term, className, children }: PartProps) {
  return (
    <div className={className}>
      <dt>{term}</dt> <dd>{children}</dd>
    </div>
  );
}
