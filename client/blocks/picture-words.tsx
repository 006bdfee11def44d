import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./picture-words.module.css";

interface PictureWordsProps {
  picture: PictureName;
  title: string;
  text: string;
}

/** A picture with a heading and a short text beside it. */
export function PictureWords({ picture, title, text: words }: PictureWordsProps) {
  return (
    <Section tone="night" flush className={styles.section}>
      <Picture name={picture} sizes="(width >= 64rem) 60vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={text.lead}>{words}</p>
      </div>
    </Section>
  );
}
