import { industries } from "../../../../shared/content/industries/industries.ts";
import { Caption } from "../../../components/caption.tsx";
import { CaseStudyClosing } from "../../../components/case-study-closing.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import { Story } from "../../../components/story.tsx";
import text from "../../../styles/text.module.css";
import { caseStudyPage } from "../case-study-page.ts";
import { nextCaseStudy, nextProduct } from "../next-pages.tsx";
import styles from "./collision-avoidance-case.module.css";
import { IntersectionHero } from "./intersection-hero.tsx";
import { IntersectionStory } from "./intersection-story.tsx";

const product = "collision-avoidance";

export const collisionAvoidanceCase = caseStudyPage(product, () => (
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
          <p className={classNames(text.title, text.headline, styles.statement)}>
            <span className={text.phrase}>Behind rock: a reported position.</span>{" "}
            <span className={text.phrase}>In line of sight: vehicle or person.</span>
          </p>
          <Caption className={styles.caption}>
            A vehicle and a person in a drift, both in the sensor’s line of sight.
          </Caption>
        </Wrap>
      </PictureHero>
      <Section>
        <Wrap>
          <Story
            title="What remained manual"
            lead="The right of way, the training and the final decision."
          >
            <p>
              Traffic follows the mine’s own rules. Drivers practise how to respond to a warning.
              People at the mine decide, vehicle by vehicle, whether it may stop automatically.
            </p>
          </Story>
        </Wrap>
      </Section>
    </article>
    <CaseStudyClosing
      title="Test it at your worst intersection"
      text="In a demo, we go through the four moments for an intersection like yours."
      industry={industries.mining.name}
      next={[nextCaseStudy("underground-positioning-system"), nextProduct(product)]}
    />
  </>
));
