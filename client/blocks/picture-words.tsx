import type { ReactNode } from "react";
import type { Figure } from "../../shared/content/figure.ts";
import { FigureNumber } from "../components/figure-number.tsx";
import { FiguresNote } from "../components/figures-note.tsx";
import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./picture-words.module.css";

interface PictureWordsProps {
  picture: PictureName;
  title: string;
  text: string;
  /** Company figures: the first, which is large, below the picture, and the others below the text. */
  figures?: readonly Figure[];
  /** Below the first figure, such as a link. */
  children?: ReactNode;
}

/** A picture with a heading and a short text beside it. */
export function PictureWords(props: PictureWordsProps) {
  const { picture, title, text: words, figures = [], children } = props;
  const numbers = figures.map((figure, index) => (
    <div key={figure.context} className={styles.figure} data-large={index === 0}>
      <FigureNumber of={figure} />
      <p className={text.muted}>{figure.context}</p>
    </div>
  ));
  return (
    <Section tone="night" flush className={styles.section}>
      <Picture name={picture} sizes="(width >= 64rem) 60vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={text.lead}>{words}</p>
      </div>
      {numbers[0] && (
        <>
          <div className={styles.first}>
            {numbers[0]}
            {children}
          </div>
          <div className={styles.rest}>
            {numbers.slice(1)}
            <FiguresNote />
          </div>
        </>
      )}
    </Section>
  );
}
