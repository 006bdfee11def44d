import type { ReactNode } from "react";
import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./picture-words.module.css";

interface PictureWordsProps {
  picture: PictureName;
  layout?: "beside" | "on";
  title: string;
  text: string;
  children?: ReactNode;
}

/** A picture with a heading and a short text. */
export function PictureWords({ title, text: words, children, ...rest }: PictureWordsProps) {
  return (
    <PictureBeside {...rest}>
      <h2>{title}</h2>
      <p className={text.lead}>{words}</p>
      {children}
    </PictureBeside>
  );
}

interface PictureBesideProps {
  tone?: "page" | "surface" | "night";
  picture: PictureName;
  /** In a wide window the words are beside the picture, or on the dark left part of one that reaches from edge to edge. A list is beside a narrower picture at its left or right. */
  layout?: "beside" | "on" | "left" | "right";
  children: ReactNode;
}

/** A picture that reaches to an edge of the window, and what is beside it. */
export function PictureBeside(props: PictureBesideProps) {
  const { tone = "night", picture, layout = "beside", children } = props;
  return (
    <Section
      tone={tone}
      flush={layout === "beside" || layout === "on"}
      className={styles.section}
      data-layout={layout}
    >
      <Picture
        name={picture}
        sizes={layout === "on" ? "100vw" : "(width >= 64rem) 60vw, 100vw"}
        className={styles.picture}
      />
      <div className={styles.words}>{children}</div>
    </Section>
  );
}
