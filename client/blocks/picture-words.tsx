import type { ReactNode } from "react";
import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./picture-words.module.css";

interface PictureWordsProps {
  picture: PictureName;
  /** In a wide window the words are beside the picture, or on the dark left part of one that reaches from edge to edge. */
  layout?: "beside" | "on";
  title: string;
  text: string;
  children?: ReactNode;
}

/** A picture with a heading and a short text. */
export function PictureWords(props: PictureWordsProps) {
  const { picture, layout = "beside", title, text: words, children } = props;
  return (
    <Section tone="night" flush className={styles.section} data-layout={layout}>
      <Picture
        name={picture}
        sizes={layout === "on" ? "100vw" : "(width >= 64rem) 60vw, 100vw"}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={text.lead}>{words}</p>
        {children}
      </div>
    </Section>
  );
}
