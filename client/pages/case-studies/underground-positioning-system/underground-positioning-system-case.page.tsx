import { industries } from "../../../../shared/content/industries/industries.ts";
import { journey } from "../../../../shared/content/journey.ts";
import { CaseStudyClosing } from "../../../components/case-study-closing.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Story } from "../../../components/story.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { nextCaseStudy, nextProduct } from "../next-pages.tsx";
import { ShiftHours } from "./shift-hours.tsx";
import { ShiftPlan } from "./shift-plan.tsx";

const product = "underground-positioning-system";
const [beginning, expansion] = journey;

export const undergroundPositioningSystemCase = caseStudyPage(product, () => (
  <>
    <article>
      <Section tone="night" flush="top">
        <CaseHero product={product} />
        <ShiftPlan />
        <ShiftHours />
      </Section>
      <Section>
        <Wrap>
          <Story
            title={`Since ${beginning?.year}`}
            lead="Locating vehicles underground is where the company started."
          >
            <p>
              The {expansion?.title.toLowerCase()} followed in {expansion?.year}. The system
              combines three parts. LiDAR scans the walls, an inertial unit (IMU) tracks the motion
              between two scans, and a map corrects the position error.
            </p>
          </Story>
          <Story title="What remained manual" lead="Not a muster system.">
            <p>
              The map shows vehicles, not people. It does not show who is on board, who has climbed
              down or who is on foot. The muster list, the traffic rules and the decision to go back
              in stay with the mine.
            </p>
          </Story>
        </Wrap>
      </Section>
    </article>
    <CaseStudyClosing
      title="See the whole fleet on one map"
      text="In a demo, we show the fleet map on the plan of a level."
      industry={industries.mining.name}
      next={[nextCaseStudy("collision-avoidance"), nextProduct(product)]}
    />
  </>
));
