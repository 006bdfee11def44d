import { REPLAY_ANCHOR } from "../../../../shared/content/mine-level/replay-choice.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { paths } from "../../../../shared/paths.ts";
import { Caption } from "../../../components/caption.tsx";
import { Checks } from "../../../components/checks.tsx";
import { Cluster, Section, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import text from "../../../styles/text.module.css";
import { LevelPlan } from "../../level-plan.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { CaseHero } from "../case-hero.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { ShiftHours } from "./shift-hours.tsx";
import { levelPlan, silence } from "./shift-plans.ts";
import styles from "./underground-positioning-system-case.module.css";

const product = "underground-positioning-system";

/** For any fleet map, ours included. */
const checks = [
  {
    title: "Compare 30 or more surveyed points",
    text: "Park at each; measure how far the map is off.",
  },
  {
    title: "Time the delay on the screen",
    text: "From a vehicle’s movement to that of its mark.",
  },
  {
    title: "Drive out of radio coverage",
    text: "See what the map shows of a silent vehicle.",
  },
];

export const undergroundPositioningSystemCase = caseStudyPage(
  product,
  () => (
    <>
      <article>
        <Section tone="night" flush underHeader>
          <CaseHero product={product}>
            <div className={styles.reach}>
              <p className={styles.lead}>{caseStudyOf(product).line}</p>
              <p className={text.figure}>{silence.reach}</p>
              <p className={text.muted}>{silence.meaning}</p>
            </div>
          </CaseHero>
          <div className={styles.opening}>
            <div className={styles.level}>
              <LevelPlan {...levelPlan} className={styles.plan} isFirst />
            </div>
            <Wrap className={styles.key}>
              <Caption as="p">
                <span>Amber: where Truck 3 can be.</span>{" "}
                <span>Dots: the way ahead of the others.</span>
              </Caption>
            </Wrap>
          </div>
        </Section>
        <Section>
          <ShiftHours />
        </Section>
        <Section>
          <Wrap>
            <h2>Check the map before you rely on it</h2>
            <Checks of={checks} />
            <Cluster gap={6}>
              <MoreLink href={`${paths.pilot()}#protocol`}>The steps of the protocol</MoreLink>
              <MoreLink href={`${paths.solution(product)}#${REPLAY_ANCHOR}`}>
                Open the fleet map
              </MoreLink>
            </Cluster>
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
