import type { ReactNode } from "react";
import { Caption } from "../components/caption.tsx";
import { Section, Wrap } from "../components/layout.tsx";
import { LinkList, type ListedLink } from "../components/link-list.tsx";
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
  /** Of the band, for links to it. */
  id?: string;
  /** At the right of the words, such as `Contents`; the lead is then below the heading. */
  aside?: ReactNode;
  /** The picture, film or drawing below the words. */
  band?: ReactNode;
  /** The band reaches both edges of the window. A picture then is a wide strip. */
  bleed?: boolean;
  /** What the marks of the band mean. */
  caption?: ReactNode;
  /** The words stand over the upper left of the band, in a window of at least 80rem. */
  over?: boolean;
}

/** An opening with the heading at the left, and at the right the lead with a band below both, or what `aside` holds. */
export function BandOpening(props: BandOpeningProps) {
  const { tone = "night", id, aside, band, bleed = false, over, caption } = props;
  const Frame = bleed ? "div" : Wrap;
  return (
    <Section
      tone={tone}
      flush
      underHeader={tone === "night"}
      className={styles.opening}
      data-over={over}
    >
      <OpeningTrail {...props} />
      <Wrap className={styles.words}>
        <OpeningTitle {...props} />
        <OpeningLead {...props} />
        {aside && <div className={styles.aside}>{aside}</div>}
      </Wrap>
      {band && (
        <Frame id={id} className={bleed ? styles.strip : undefined}>
          {band}
        </Frame>
      )}
      {caption && (
        <Wrap className={styles.caption}>
          <Caption>{caption}</Caption>
        </Wrap>
      )}
    </Section>
  );
}

/** Links to the parts of the page, each with the number of its entries. */
export function Contents({ links }: { links: readonly ListedLink[] }) {
  const title = "On this page";
  return (
    <nav aria-label={title} data-screen-only="">
      <p className={text.meta}>{title}</p>
      <LinkList links={links} className={styles.contents} />
    </nav>
  );
}
