import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./scroll-region.module.css";

interface ScrollRegionProps extends ComponentProps<"div"> {
  /** What scrolls, such as "Table" or "Plan of the line". */
  label: string;
}

/** Lets something wide scroll sideways on a small screen, by touch and by keyboard. */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of form controls
    <div
      className={classNames(styles.scroll, className)}
      role="group"
      aria-label={`${label}, scrolls sideways on a small screen`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
      tabIndex={0}
      {...rest}
    />
  );
}
