import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import "./drawing.css";

interface DrawingProps {
  /** Width and height in units, or a `viewBox` if it does not start at 0. */
  size: readonly [width: number, height: number] | string;
  /** The text alternative. Without it the drawing is decorative and hidden from assistive technology. */
  label?: string | undefined;
  preserveAspectRatio?: string | undefined;
  /** True if the drawing contains links, so that assistive technology reads its content. */
  linked?: boolean | undefined;
  /** The background colour, which also fills openings in shapes. */
  ground?: "page" | "night" | undefined;
  /** Shows the drawing only in wide or only in narrow windows; the breakpoint is 48rem. */
  window?: "wide" | "narrow" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An `<svg>` whose elements get strokes and fills from the role classes in `drawing.css`. */
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
