import type { ReactNode } from "react";
import { digitsOf, type Figure, unitOf } from "../../shared/content/figure.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";

interface NumeralProps {
  size?: "sm" | "lead" | "default";
  className?: string | undefined;
  children: ReactNode;
}

/** A number in the size of a heading. */
export function Numeral({ size = "default", className, children }: NumeralProps) {
  return (
    <p className={classNames(text.figure, styles.number, styles[size], className)}>{children}</p>
  );
}

export interface FigureNumberProps extends Pick<NumeralProps, "size"> {
  of: Pick<Figure, "before" | "sign" | "value"> & { unit?: string | undefined };
}

/** The number of a figure. Show its context next to it. */
export function FigureNumber({ of, size = "default" }: FigureNumberProps) {
  const unit = unitOf(of);
  return (
    <Numeral size={size}>
      {of.before && <span className={text.unit}>{of.before} </span>}
      {digitsOf(of)}
      {unit === "%" ? unit : unit && <small className={text.unit}>{unit}</small>}
    </Numeral>
  );
}
