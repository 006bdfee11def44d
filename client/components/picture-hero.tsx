import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./picture-hero.module.css";

interface PictureHeroProps extends ComponentProps<"section"> {
  as?: "section" | "div" | "header";
  /** Fills the whole place; a `<Picture>`. */
  picture: ReactNode;
  /** `apart`: the first child stands below the site's header, the last at the picture's foot. */
  words?: "together" | "apart";
  /** What is printed. `picture`: a band of it below the words. */
  paper?: "words" | "picture";
}

/** Words on a picture that fills the window from edge to edge; always in dark colours. */
export function PictureHero(props: PictureHeroProps) {
  const { as = "section", picture, words, paper, className, children, ...rest } = props;
  const Element = as as "section";
  return (
    <Element
      className={classNames(styles.hero, className)}
      data-words={words}
      data-paper={paper}
      {...rest}
    >
      <div className={styles.picture}>{picture}</div>
      {children}
    </Element>
  );
}
