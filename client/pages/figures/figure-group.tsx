import type { ReactNode } from "react";
import { capital, contextOf, type Figure, quantityOf } from "../../../shared/content/figure.ts";
import { Caption } from "../../components/caption.tsx";
import { Grid, Stack } from "../../components/layout.tsx";
import styles from "./figures-page.module.css";

export interface FigureGroupProps {
  /** The fragment of its link. */
  id: string;
  name: string;
  /** Its first figure drawn to scale. */
  drawing: ReactNode;
  /** States the meaning of the drawing. */
  caption?: string;
  /** A drawing of the second of two figures, with its caption. */
  further?: ReactNode;
}

/** Figures about one subject. The first one is drawn to scale. */
export function FigureGroup(props: FigureGroupProps & { children: ReactNode }) {
  const { id, name, drawing, caption, further, children } = props;
  return (
    <Grid as="section" gap={6} rule="thin" className={styles.group} id={id}>
      <Stack gap={4} stretch className={styles.head}>
        <h3>{name}</h3>
        <div>
          {drawing}
          {caption && <Caption className={styles.key}>{caption}</Caption>}
        </div>
      </Stack>
      <ul className={styles.figures}>{children}</ul>
      {further && <div className={styles.further}>{further}</div>}
    </Grid>
  );
}

interface ListedFigureProps {
  of: Figure;
  /** What the figure does and does not say, or its formula. */
  children: ReactNode;
}

/** A figure with its context and an explanation. */
export function ListedFigure({ of, children }: ListedFigureProps) {
  return (
    <li>
      <h4 className={styles.name}>
        <span className={styles.number}>
          {of.before && <span className={styles.before}>{capital(of.before)} </span>}
          {quantityOf(of)}
        </span>{" "}
        <span className={styles.counted}>{contextOf(of)}</span>
      </h4>
      {children}
    </li>
  );
}
