import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import styles from "./collision-avoidance-case.module.css";
import { IntersectionHero } from "./intersection-hero.tsx";
import { IntersectionStory } from "./intersection-story.tsx";

const product = "collision-avoidance";

export const collisionAvoidanceCase = caseStudyPage(
  product,
  () => (
    <>
      <article>
        <IntersectionHero />
        <IntersectionStory />
        <PictureHero
          className={styles.cloud}
          picture={
            <Picture
              name="mine-lidar-truck-boxes"
              sizes="max(100vw, 728px)"
              className={styles.picture}
            />
          }
        >
          <Wrap className={styles.seen}>
            <p className={classNames(text.headline, text.h2)}>
              <span className={text.phrase}>Behind rock: a reported position.</span>{" "}
              <span className={text.phrase}>In line of sight: vehicle or person.</span>
            </p>
            <Caption>
              A vehicle and a person in a drift, both in the sensor’s line of sight. Range, dust,
              posture and water limit this.
            </Caption>
          </Wrap>
        </PictureHero>
      </article>
      <CaseEnding
        product={product}
        industry="Mining"
        limit="The right of way, the training and the final decision stay with the mine. Its people decide, vehicle by vehicle, whether it may stop automatically."
        next={["underground-positioning-system"]}
        call="Test it at your worst intersection"
      />
    </>
  ),
  { header: "over-opening" },
);
