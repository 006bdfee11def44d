import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

const { before, value } = physicalFigures.lunarStopping;

/** A strip: the words beside a picture of a vehicle on the Moon. */
export function LunarMining() {
  return (
    <Section tone="night" flush className={styles.moon} data-screen-only="">
      <Wrap className={styles.sky}>
        <h2>Lunar mining</h2>
        <p className={text.lead}>The same problem without air, GNSS or&nbsp;a&nbsp;driver.</p>
        <p>
          Braking takes {before} {value} times the distance, at the same speed and grip.
        </p>
      </Wrap>
      <Picture
        name="lunar-hauler"
        sizes="(min-width: 48rem) 60vw, max(100vw, 480px)"
        className={styles.ground}
      />
    </Section>
  );
}
