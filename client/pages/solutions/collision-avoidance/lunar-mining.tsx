import { Section } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

/** The words stand on the black sky of the picture. */
export function LunarMining() {
  return (
    <Section tone="night" flush className={styles.moon} data-screen-only="">
      <Picture name="lunar-hauler" sizes="max(100vw, 480px)" className={styles.ground} />
      <div className={styles.sky}>
        <h2>Lunar mining</h2>
        <p className={text.lead}>The same problem without air, GNSS or a driver.</p>
      </div>
    </Section>
  );
}
