import type { ReactNode, SVGProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./figure-kit.module.css";

interface PlotProps {
  /** The text alternative. Without it the plot is hidden from assistive technology. */
  label?: string | undefined;
  /** True if the plot contains links, so that assistive technology reads its content. */
  linked?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A chart in the space that the layout gives it. Its words and symbols stand at percentages and keep their size; its
 * lines are in a `Stretched`. The Content-Security-Policy allows no style attribute, so words are SVG text, not HTML.
 */
export function Plot({ label, linked = false, className, children }: PlotProps) {
  const role = linked ? "group" : "img";
  return (
    <svg
      className={classNames(styles.plot, className)}
      role={label === undefined ? undefined : role}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {children}
    </svg>
  );
}

interface StretchedProps {
  /** Units of the shapes' coordinates. */
  size: readonly [width: number, height: number];
  /** The part of the plot that the shapes fill; by default all of it. */
  x?: string;
  y?: string | number;
  width?: string;
  height?: string | number;
  children: ReactNode;
}

/** Shapes that are stretched to a part of the plot. Their strokes keep their width. */
export function Stretched({ size, width = "100%", height = "100%", ...rest }: StretchedProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${size.join(" ")}`}
      preserveAspectRatio="none"
      {...rest}
    />
  );
}

interface PlotSymbolProps {
  x?: string;
  y?: string | number;
  children: ReactNode;
}

/** A symbol at percentages of the plot; its content is drawn around 0, 0 and keeps its size. */
export function PlotSymbol(props: PlotSymbolProps) {
  return <svg aria-hidden="true" overflow="visible" {...props} />;
}

interface PlotTextProps extends Omit<SVGProps<SVGTextElement>, "ref"> {
  /** `strong`: a value. */
  tone?: "strong";
}

/** Words in a plot. */
export function PlotText({ tone, className, ...rest }: PlotTextProps) {
  return <text {...rest} className={classNames(styles.text, className)} data-tone={tone} />;
}
