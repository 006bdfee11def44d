import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./picture-words.module.css";

interface PictureWordsProps {
  picture: PictureName;
  title: string;
  text: string;
  /** In a wide window: beside the picture, or on the dark left part of one that reaches from edge to edge. */
  words?: "beside" | "on";
  /** Below the text, with its own smaller heading. */
  further?: { title: string; text: string };
}

/** A picture with a heading and a short text beside it or on it. */
export function PictureWords(props: PictureWordsProps) {
  const { picture, title, text: words, words: place = "beside", further } = props;
  const width = place === "on" ? "100vw" : "60vw";
  return (
    <Section tone="night" flush className={styles.section} data-words={place}>
      <Picture
        name={picture}
        sizes={`(width >= 64rem) ${width}, 100vw`}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={text.lead}>{words}</p>
        {further && <h3>{further.title}</h3>}
        {further && <p className={text.lead}>{further.text}</p>}
      </div>
    </Section>
  );
}
