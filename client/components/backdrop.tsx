import type { ComponentProps, ReactNode } from "react";
import styles from "./backdrop.module.css";
import { classNames } from "./class-names.ts";

interface BackdropProps extends ComponentProps<"section"> {
  as?: "section" | "div" | "header";
  /** Fills the whole place; a `<Picture>`. */
  picture: ReactNode;
  /** Darkens the lower part, where the words stand. `none`: the page brings its own. */
  scrim?: "foot" | "none";
  /** What is printed. `picture`: a band of it below the words. */
  paper?: "words" | "picture";
}

/** Words on a picture that fills the window from edge to edge; always in dark colours. */
export function Backdrop(props: BackdropProps) {
  const { as = "section", picture, scrim = "foot", paper, className, children, ...rest } = props;
  const Element = as as "section";
  return (
    <Element
      className={classNames(styles.backdrop, className)}
      data-scrim={scrim}
      data-paper={paper}
      {...rest}
    >
      <div className={styles.picture}>{picture}</div>
      {children}
    </Element>
  );
}
