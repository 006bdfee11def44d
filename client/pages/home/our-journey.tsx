import { journey } from "../../../shared/content/journey.ts";
import { Numeral } from "../../components/figure-number.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { Enhanced } from "../../island/island.tsx";
import type from "../../styles/text.module.css";
import styles from "./home-chapters.module.css";

/** The company's history beside a track, on which a sensor moves as the visitor scrolls. */
export function OurJourney() {
  return (
    <Section id="timeline">
      <Wrap>
        <Enhanced by="journey" wake="near">
          <div className={styles.journey}>
            <h2 className={styles.head}>Our journey</h2>
            <div className={styles.line} data-line="">
              <div className={styles.track} />
              <div className={styles.passed} />
              <Picture name="sensor-alpha" alt="" sizes="236px" className={styles.sensor} />
            </div>
            <ol className={styles.milestones}>
              {journey.map(({ year, title, text, position }) => (
                <li key={year} className={styles.milestone} data-position={position}>
                  <Numeral className={styles.year}>{year}</Numeral>
                  <div>
                    <h3>{title}</h3>
                    <p className={type.note}>{text}</p>
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
