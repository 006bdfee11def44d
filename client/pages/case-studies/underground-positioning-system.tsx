import { industries } from "../../../shared/content/industries.ts";
import { journey } from "../../../shared/content/journey.ts";
import { Section, Wrap } from "../../components/section.tsx";
import { Story } from "../../components/story.tsx";
import { UnlockCall } from "../../components/unlock-call.tsx";
import { CaseOpening } from "./case-opening.tsx";
import { caseStudyPage } from "./case-study-page.ts";
import { nextCaseStudy, nextProduct } from "./next-pages.tsx";
import { ShiftHours } from "./underground-positioning-system/shift-hours.tsx";
import { ShiftPlan } from "./underground-positioning-system/shift-plan.tsx";

const product = "underground-positioning-system";
const [beginning, expansion] = journey;

export const undergroundPositioningSystemCase = caseStudyPage(product, () => (
  <>
    <article>
      <Section tone="night" flush>
        <CaseOpening
          product={product}
          note="A generic illustration: no customer’s mine, fictitious vehicles."
        />
        <ShiftPlan />
        <ShiftHours />
      </Section>
      <Section>
        <Wrap>
          <Story
            title={`Since ${beginning?.year}`}
            lead="The company began with this question, and not with railways."
          >
            <p>
              {beginning?.title} came first; the {expansion?.title.toLowerCase()} followed in{" "}
              {expansion?.year}. What it takes has stayed the same: LiDAR that sees the walls, an
              inertial unit that carries the motion between two scans, and a map that takes the
              drift out again.
            </p>
          </Story>
          <Story title="What remained manual" lead="Counting people.">
            <p>
              The map knows vehicles. It does not know who sits in them, who has climbed down, and
              who walked. The muster list, the traffic rules and the order to go in stay with the
              mine.
            </p>
          </Story>
        </Wrap>
      </Section>
    </article>
    <UnlockCall
      title="See your own level on one map"
      text="We show the fleet map with the plan that your people already read."
      industry={industries.mining.name}
      next={[nextCaseStudy("collision-avoidance"), nextProduct(product)]}
    />
  </>
));
