import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./layout.module.css";

type Tone = "page" | "surface" | "night";
/** A step of the spacing scale, in units of 4 px; 8 is smaller in a narrow window. */
type Space = 2 | 4 | 6 | 8;
/** Widths of the first and the last child in columns of twelve. */
type Split = "4-8" | "7-5" | "8-4";

interface SectionProps extends ComponentProps<"section"> {
  /** The background; `night` also sets the dark colours for the content. */
  tone?: Tone;
  /** Removes the vertical padding, or only that above, for content that reaches the section's edges; `tight` reduces it. */
  flush?: boolean | "top" | "tight";
  /** True for the dark opening of a page whose header overlays it. */
  underHeader?: boolean;
}

/** A full-width section of the page. */
export function Section(props: SectionProps) {
  const { tone = "page", flush = false, underHeader = false, className, ...rest } = props;
  return (
    <section
      className={classNames(
        styles[tone],
        flush !== true && styles.rhythm,
        typeof flush === "string" && styles[flush],
        underHeader && styles.underHeader,
        className,
      )}
      {...rest}
    />
  );
}

/** Limits content to the page's side margins and maximum width. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.wrap, className)} {...rest} />;
}

interface GridProps extends ComponentProps<"div"> {
  /** Places two children side by side, from 64rem and on paper. */
  split?: Split;
  /** The gap between rows. */
  gap?: Space;
  align?: "end";
}

/** A grid with twelve columns, and with one below 64rem. */
export function Grid({ split, gap, align, className, ...rest }: GridProps) {
  return (
    <div
      className={classNames(styles.grid, className)}
      data-split={split}
      data-gap={gap}
      data-align={align}
      {...rest}
    />
  );
}

interface ColumnsProps extends ComponentProps<"div"> {
  as?: "div" | "dl" | "ul" | "ol" | "li" | "nav";
  /** Number of columns of equal width. `rest`: the second child is as wide as its content, the first takes the remaining width. */
  count: 2 | 3 | "rest";
  /** The gap between rows. */
  gap?: Space;
  align?: "end";
  /** A line above the content. */
  rule?: boolean;
}

/** Children side by side from 48rem and on paper, stacked in narrower windows. */
export function Columns(props: ColumnsProps) {
  const { as = "div", count, gap, align, rule, className, ...rest } = props;
  const Element = as as "div";
  return (
    <Element
      className={classNames(styles.columns, className)}
      data-count={count}
      data-gap={gap}
      data-align={align}
      data-rule={rule || undefined}
      {...rest}
    />
  );
}

interface StackProps extends ComponentProps<"div"> {
  as?: "div" | "section" | "figure" | "form" | "ul" | "ol" | "li";
  gap: Space;
  rule?: boolean;
  /** Makes every child as wide as the stack. */
  stretch?: boolean;
}

/** Stacks children vertically, each as wide as its content by default. */
export function Stack({ as = "div", gap, rule, stretch, className, ...rest }: StackProps) {
  const Element = as as "div";
  return (
    <Element
      className={classNames(styles.stack, stretch && styles.stretch, className)}
      data-gap={gap}
      data-rule={rule || undefined}
      {...rest}
    />
  );
}

interface ClusterProps extends ComponentProps<"div"> {
  as?: "div" | "figcaption" | "nav" | "p" | "span" | "ul";
  /** The gap between children on one line; the gap between lines is smaller. */
  gap?: Space;
  /** Pushes the first and the last child to the edges. */
  spread?: boolean;
}

/** Children on one line, wrapped if there is not enough space. */
export function Cluster({ as = "div", gap = 6, spread, className, ...rest }: ClusterProps) {
  const Element = as as "div";
  return (
    <Element
      className={classNames(styles.cluster, spread && styles.spread, className)}
      data-gap={gap}
      {...rest}
    />
  );
}
