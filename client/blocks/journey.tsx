import { Numeral } from "../components/figure-number.tsx";
import { Section, Wrap } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import { Enhanced } from "../island/island.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import type from "../styles/text.module.css";
import styles from "./journey.module.css";

interface Milestone {
  year: number;
  title: string;
  text: string;
  /** Position on the line from 0 to 1. */
  position: number;
}

interface JourneyProps {
  /** The section's anchor. */
  id: string;
  title: string;
  of: readonly Milestone[];
  /** What travels down the line. */
  picture: PictureName;
}

/** A history beside a line, on which a picture travels as the visitor scrolls; milestones fade in when it reaches them. */
export function Journey({ id, title, of, picture }: JourneyProps) {
  return (
    <Section flush="tight" id={id}>
      <Wrap>
        <Enhanced by="journey" wake="near">
          <div className={styles.journey}>
            <h2 className={styles.head}>{title}</h2>
            <div className={styles.line} data-line="">
              <div className={styles.passed} />
              <Picture name={picture} alt="" sizes="19rem" className={styles.traveller} />
            </div>
            <ol>
              {of.map(({ year, title: name, text, position }) => (
                <li key={year} className={styles.milestone} data-position={position}>
                  <Numeral className={styles.year}>{year}</Numeral>
                  <div>
                    <h3>{name}</h3>
                    <p className={type.muted}>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </Enhanced>
      </Wrap>
    </Section>
  );
}
