import { journey } from "../../../../shared/content/journey.ts";
import { REPLAY_ANCHOR } from "../../../../shared/content/mine-level/replay-choice.ts";
import { paths } from "../../../../shared/paths.ts";
import { Section, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Story } from "../../../components/story.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { ShiftHours } from "./shift-hours.tsx";
import { ShiftPlan } from "./shift-plan.tsx";

const product = "underground-positioning-system";
const [beginning] = journey;

export const undergroundPositioningSystemCase = caseStudyPage(
  product,
  () => (
    <>
      <article>
        <Section tone="night" underHeader>
          <CaseHero product={product} />
          <ShiftPlan />
          <ShiftHours />
        </Section>
        <Section>
          <Wrap>
            <Story
              title="Check the map before you rely on it"
              lead={`Locating vehicles underground is where the company started in ${beginning?.year}.`}
            >
              <p>
                Compare a fleet map, ours included, with 30 or more surveyed points, time the delay
                on the screen, and drive out of radio coverage to see what it shows.{" "}
                <a href={`${paths.pilot()}#protocol`}>The protocol</a> has the steps.
              </p>
              <MoreLink href={`${paths.solution(product)}#${REPLAY_ANCHOR}`}>
                Open the fleet map
              </MoreLink>
            </Story>
          </Wrap>
        </Section>
      </article>
      <CaseEnding
        product={product}
        industry="Mining"
        limit="Not a muster system: the map shows vehicles, not people. The muster list, the traffic rules and the decision to go back in stay with the mine."
        next={["collision-avoidance"]}
        call="See the whole fleet on one map"
      />
    </>
  ),
  { header: "over-opening" },
);
