import type { ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { Section, Wrap } from "../components/layout.tsx";
import { Picture, upright } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import {
  OpeningLead,
  OpeningTitle,
  OpeningTrail,
  type OpeningWordsProps,
} from "./opening-words.tsx";
import styles from "./picture-opening.module.css";

interface PictureOpeningProps extends OpeningWordsProps {
  picture?: PictureName;
  /** Replaces the picture on a phone in portrait orientation. */
  tall?: PictureName;
  /** Instead of `picture`: a picture with marks, or a split view. */
  scene?: ReactNode;
  /** Where the subject is in the picture. The words stand at the left, and the picture moves so that they leave it in sight. `whole`: it fills the left half of the picture, which is shown whole. */
  subject?: "left" | "middle" | "right" | "edge" | "whole";
  /** What the picture shows, at its lower right. Hidden from screen readers, which read the alt text. */
  label?: string;
  /** A chart over the lower part of the picture, for which the words stand higher. */
  foot?: ReactNode;
}

/** The widths of a picture that covers the opening, and of one that is shown whole. */
const SIZES = {
  cover: "(width < 64rem) max(100vw, 110vh), max(100vw, 150vh)",
  whole: "(width < 64rem) max(38rem, 128vw), 89vw",
};

/** An opening with a picture from edge to edge and the words at its lower left. */
export function PictureOpening(props: PictureOpeningProps) {
  const { picture, tall, scene, subject = "right", label, foot } = props;
  return (
    <Section tone="night" flush underHeader className={styles.opening} data-subject={subject}>
      <div className={styles.picture}>
        {scene}
        {picture && (
          <Picture
            name={picture}
            sizes={subject === "whole" ? SIZES.whole : SIZES.cover}
            narrow={tall ? [upright(tall)] : []}
            priority
          />
        )}
      </div>
      <OpeningTrail {...props} />
      <Wrap className={styles.words}>
        <OpeningTitle {...props} />
        <OpeningLead {...props} />
      </Wrap>
      {foot && <Wrap className={styles.foot}>{foot}</Wrap>}
      {label && (
        <span className={classNames(text.meta, styles.label)} aria-hidden="true">
          {label}
        </span>
      )}
    </Section>
  );
}
