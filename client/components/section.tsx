import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./section.module.css";

export type Tone = "page" | "surface" | "night";

interface SectionProps extends ComponentProps<"section"> {
  /** `night` is a dark chapter: every colour inside turns by itself. */
  tone?: Tone;
  /** Without the rhythm above and below, for what reaches the section's edges. */
  flush?: boolean;
}

/** A band of the page from edge to edge. */
export function Section({ tone = "page", flush = false, className, ...rest }: SectionProps) {
  return (
    <section className={classNames(styles[tone], !flush && styles.rhythm, className)} {...rest} />
  );
}

/** Holds content inside the page's side margins and maximum width. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.wrap, className)} {...rest} />;
}

/** One column below 64rem, twelve from there: give children a `grid-column` only in that media query. */
export function Grid({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.grid, className)} {...rest} />;
}
