import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { Figure } from "../../../components/figure.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

/** A vehicle on the Moon, where braking takes longer. */
export function LunarMining() {
  return (
    <PictureHero
      className={styles.moon}
      picture={<Picture name="lunar-hauler" sizes="max(100vw, 640px)" />}
    >
      <Wrap>
        <h2>Lunar mining</h2>
        <p className={text.lead}>The same problem without air, GNSS or&nbsp;a&nbsp;driver.</p>
        <Figure of={physicalFigures.lunarStopping} className={styles.braking} />
      </Wrap>
    </PictureHero>
  );
}
