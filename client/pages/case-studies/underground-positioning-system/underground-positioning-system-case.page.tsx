import { journey } from "../../../../shared/content/journey.ts";
import { REPLAY_ANCHOR, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { paths } from "../../../../shared/paths.ts";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Story } from "../../../components/story.tsx";
import { fleetMap } from "../../../islands/fleet-replay/fleet-map.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { ShiftHours } from "./shift-hours.tsx";
import { ShiftPlan } from "./shift-plan.tsx";
import styles from "./underground-positioning-system-case.module.css";

const product = "underground-positioning-system";
const [beginning, expansion] = journey;

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
            <Stack gap={10} stretch>
              <Story
                title={`Since ${beginning?.year}`}
                lead="Locating vehicles underground is where the company started."
              >
                <p>
                  The {expansion?.title.toLowerCase()} followed in {expansion?.year}. Before you
                  rely on a fleet map, ours included, compare it with 30 or more surveyed points,
                  time the delay on the screen, and drive out of radio coverage to see what it
                  shows. <a href={`${paths.pilot()}#protocol`}>The protocol</a> has the steps.
                </p>
              </Story>
              <FleetStill />
            </Stack>
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

/** A still of the fleet map with example data. */
function FleetStill() {
  return (
    <Stack gap={4} stretch data-screen-only="">
      <div className={styles.still} inert aria-hidden="true">
        <fleetMap.View choice={stills.fleet} others={{}} withoutEvidence />
      </div>
      <MoreLink href={`${paths.solution(product)}#${REPLAY_ANCHOR}`}>Open the fleet map</MoreLink>
    </Stack>
  );
}
