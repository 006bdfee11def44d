import type { ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { FigureNumber, type FigureNumberProps } from "../components/figure-number.tsx";
import { Section, Wrap } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./band-opening.module.css";
import {
  OpeningLead,
  OpeningTitle,
  OpeningTrail,
  type OpeningWordsProps,
} from "./opening-words.tsx";

interface BandOpeningProps extends OpeningWordsProps {
  /** `page`: on the ground of the page, below the light header. */
  tone?: "night" | "page";
  /** Replaces the lead: a line of details, such as the date and author of a post, and a paragraph or form below it. */
  about?: ReactNode;
  /** The picture, film or drawing below the words. */
  band?: ReactNode;
  /** The band reaches both edges of the window. A picture then is a wide strip. */
  bleed?: boolean;
  /** Faint behind the words and the band, at the right. */
  picture?: PictureName;
  /** `over`: the words stand over the upper left of the band, in a window of at least 80rem. `below`: the lead stands below a long title. */
  words?: "over" | "below";
}

/** An opening with the heading at the left, the lead at the right, and a band below both. */
export function BandOpening(props: BandOpeningProps) {
  const { tone = "night", about, band, bleed = false, words, picture } = props;
  const Frame = bleed ? "div" : Wrap;
  return (
    <Section
      tone={tone}
      flush
      underHeader={tone === "night"}
      className={styles.opening}
      data-words={words}
    >
      <OpeningTrail {...props} />
      <Wrap className={styles.words}>
        <OpeningTitle {...props} />
        {about ? <div className={styles.about}>{about}</div> : <OpeningLead {...props} />}
      </Wrap>
      {band && <Frame className={bleed ? styles.strip : styles.band}>{band}</Frame>}
      {picture && <Picture name={picture} sizes="70vw" priority />}
    </Section>
  );
}

export interface PartLink {
  href: string;
  label: string;
  /** How many entries the part has, or the first of its figures. */
  number: FigureNumberProps["of"];
  /** What a figure counts. */
  context?: string;
  /** The part says what is missing: its line is dashed. */
  missing?: boolean | undefined;
}

/** The parts of the page as one row of columns with large numbers. */
export function Contents({ links }: { links: readonly PartLink[] }) {
  return (
    <nav aria-label="On this page" data-screen-only="">
      <ul className={styles.contents}>
        {links.map(({ href, label, number, context, missing }) => (
          <li key={label} data-missing={missing}>
            <a href={href}>
              <span className={classNames(text.label, text.follow)}>{label}</span>{" "}
              <FigureNumber of={number} size="lead" />
            </a>
            {context && <p className={text.small}>{context}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
