import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./picture-hero.module.css";

interface PictureHeroProps extends ComponentProps<"section"> {
  as?: "section" | "div" | "header";
  /** The background; a `<Picture>`. */
  picture: ReactNode;
  /** `apart`: the first child is below the site's header, the last at the bottom of the picture. */
  words?: "together" | "apart";
  /** What is printed. `picture`: also a part of the picture, below the text. */
  paper?: "words" | "picture";
}

/** Text on a full-width picture; always in dark colours. */
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
