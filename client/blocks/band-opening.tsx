import type { ReactNode } from "react";
import { Caption } from "../components/caption.tsx";
import { Section, Wrap } from "../components/layout.tsx";
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
  /** The picture, film or drawing below the words. */
  band?: ReactNode;
  /** The band reaches both edges of the window. A picture then is a wide strip. */
  bleed?: boolean;
  /** What the marks of the band mean. */
  caption?: ReactNode;
  /** What belongs to the band, such as `Moments`, on a light ground below it. */
  children?: ReactNode;
}

/** An opening with the heading at the left, the lead at the right, and a band below both. */
export function BandOpening(props: BandOpeningProps) {
  const { tone = "night", id, band, bleed = false, caption, children } = props;
  const Frame = bleed ? "div" : Wrap;
  const words = caption && (
    <Wrap className={styles.caption}>
      <Caption>{caption}</Caption>
    </Wrap>
  );
  return (
    <>
      <Section
        tone={tone}
        flush
        underHeader={tone === "night"}
        className={styles.opening}
        data-tone={tone}
      >
        <OpeningTrail {...props} />
        <Wrap className={styles.words}>
          <OpeningTitle {...props} />
          <OpeningLead {...props} />
        </Wrap>
        {band && (
          <Frame id={id} className={bleed ? styles.strip : undefined}>
            {band}
          </Frame>
        )}
        {!children && words}
      </Section>
      {children && (
        <Section tone="surface" flush="top" className={styles.below}>
          <Wrap>{children}</Wrap>
          {words}
        </Section>
      )}
    </>
  );
}
