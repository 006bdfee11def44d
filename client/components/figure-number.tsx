import type { Figure } from "../../shared/content/figures.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./figure-number.module.css";

export type FigureSize = "sm" | "default" | "lg" | "xl";

interface FigureNumberProps {
  of: Pick<Figure, "before" | "value" | "unit">;
  size?: FigureSize;
  className?: string | undefined;
}

/** The number alone. Its context line must stand beside it. */
export function FigureNumber({ of, size = "default", className }: FigureNumberProps) {
  return (
    <p className={classNames(text.figure, styles.number, styles[size], className)}>
      {of.before && <small>{of.before} </small>}
      {of.value}
      {of.unit && <small>{of.unit}</small>}
    </p>
  );
}
