import { classNames } from "../../../components/class-names.ts";
import { Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

export function LunarMining() {
  return (
    <PictureHero
      className={styles.moon}
      picture={
        <Picture
          name="lunar-hauler"
          sizes="(min-width: 64rem) min(max(100vw, 1530px), 1920px), 240vw"
          className={styles.picture}
        />
      }
    >
      <Wrap className={styles.sky}>
        <h2 className={text.display}>Lunar mining</h2>
        <p className={classNames(text.lead, styles.line)}>
          The same problem without air, GNSS or a driver: lunar mining.
        </p>
      </Wrap>
    </PictureHero>
  );
}
