import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import "./drawing.css";

interface DrawingProps {
  /** Width and height in units, or a whole `viewBox` if it does not begin at 0. */
  size: readonly [width: number, height: number] | string;
  /** What it shows, in words. Without it the drawing is a decoration, hidden from assistive technology. */
  label?: string | undefined;
  preserveAspectRatio?: string | undefined;
  /** It holds links, so assistive technology reads its content too. */
  linked?: boolean | undefined;
  /** The colour behind it, which fills openings. */
  ground?: "page" | "night" | undefined;
  /** Shown in wide or in narrow windows only; the border is 48rem. */
  window?: "wide" | "narrow" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An `<svg>` whose elements take their strokes and fills from the roles in `drawing.css`. */
export function Drawing(props: DrawingProps) {
  const { size, label, linked = false, ground, window, className, children, ...rest } = props;
  const decoration = label === undefined;
  return (
    <svg
      {...rest}
      viewBox={typeof size === "string" ? size : `0 0 ${size.join(" ")}`}
      className={classNames("drawing", className)}
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
