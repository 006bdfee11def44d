import type { ReactNode } from "react";
import { Section, Wrap } from "../components/layout.tsx";
import styles from "./article-opening.module.css";
import { OpeningTitle, OpeningTrail, type OpeningWordsProps } from "./opening-words.tsx";

interface ArticleOpeningProps extends Omit<OpeningWordsProps, "action" | "second" | "name"> {
  /** Above the title: category, date and author. */
  about?: ReactNode;
  /** Below the lead, from edge to edge of the text. */
  picture?: ReactNode;
}

/** The opening of a text: its title across the page, what it is, and its lead. */
export function ArticleOpening(props: ArticleOpeningProps) {
  const { about, lead, picture } = props;
  return (
    <Section flush className={styles.opening}>
      <OpeningTrail {...props} />
      <Wrap className={styles.words}>
        <OpeningTitle {...props} />
        {about && <div className={styles.about}>{about}</div>}
        {lead && <div className={styles.lead}>{lead}</div>}
      </Wrap>
      {picture && <Wrap className={styles.picture}>{picture}</Wrap>}
    </Section>
  );
}
