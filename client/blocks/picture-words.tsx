import type { ReactNode } from "react";
import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./picture-words.module.css";

interface PictureWordsProps {
  tone?: "page" | "surface" | "night";
  picture: PictureName;
  /** In a wide window the words are beside the picture, or on the dark left part of one that reaches from edge to edge. A list is beside a narrower picture at its left or right. */
  layout?: "beside" | "on" | "left" | "right";
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A picture that reaches to an edge of the window, with a heading and a short text or a list. */
export function PictureWords(props: PictureWordsProps) {
  const { tone = "night", picture, layout = "beside", title, text: words, children } = props;
  const hasList = layout === "left" || layout === "right";
  return (
    <Section tone={tone} flush={!hasList} className={styles.section} data-layout={layout}>
      {hasList && <h2>{title}</h2>}
      <Picture
        name={picture}
        sizes={layout === "on" ? "100vw" : `(width >= 64rem) ${hasList ? 46 : 60}vw, 100vw`}
        className={styles.picture}
      />
      <div className={styles.words}>
        {!hasList && <h2>{title}</h2>}
        {words && <p className={text.lead}>{words}</p>}
        {children}
      </div>
    </Section>
  );
}
