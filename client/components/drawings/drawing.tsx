import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./drawing.module.css";

interface DrawingProps {
  /** Width and height in units, or a whole `viewBox` where it does not begin at 0. */
  size: readonly [width: number, height: number] | string;
  /** What it says, in words. Without: decoration, hidden from assistive technology. */
  label?: string;
  /** It holds links, so its content is read out too. */
  linked?: boolean;
  /** What it stands on: openings are filled with it. */
  ground?: "page" | "night";
  /** Has a sister for the other windows; the border is 48rem. */
  window?: "wide" | "narrow" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The sheet that every drawing is made on: hairlines in the colour of the text around it. */
export function Drawing(props: DrawingProps) {
  const { size, label, linked = false, ground = "page", window, className, children } = props;
  const decoration = label === undefined;
  return (
    <svg
      viewBox={typeof size === "string" ? size : `0 0 ${size.join(" ")}`}
      className={classNames(styles.drawing, className)}
      data-ground={ground}
      data-window={window}
      role={decoration ? undefined : linked ? "group" : "img"}
      aria-label={label}
      aria-hidden={decoration || undefined}
    >
      {children}
    </svg>
  );
}
