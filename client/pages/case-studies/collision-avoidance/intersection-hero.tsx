import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { Caption } from "../../../components/caption.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Cluster, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CaseBreadcrumb } from "../case-breadcrumb.tsx";
import { CaseTitle } from "../case-title.tsx";
import styles from "./collision-avoidance-case.module.css";
import { Ahead, DriverView } from "./intersection-story.tsx";
import { MeetingPlan } from "./meeting-plan.tsx";

const {
  line,
  moments: [unseen],
} = caseStudyOf("collision-avoidance");

/** The opening and first moment: the headline on the rock beside two vehicles and the ground that each driver can see. */
export function IntersectionHero() {
  return (
    <Section tone="night" flush underHeader className={styles.opening}>
      <Wrap className={styles.trail}>
        <CaseBreadcrumb product="collision-avoidance" />
      </Wrap>
      <div className={styles.title}>
        <CaseTitle product="collision-avoidance" />
      </div>
      <div className={styles.junction}>
        <MeetingPlan
          label="Plan of an intersection underground: A comes from the left, B from below. Rock stands between them, so neither driver sees the other vehicle."
          at={meeting.unseen.at}
          between="no line of sight"
          shows="sight"
          view={{ corner: [50, 163], size: [147, 97] }}
          className={styles.hero}
          isFirst
        />
      </div>
      <div className={styles.first}>
        <p className={text.lead}>{line}</p>
        <div className={styles.titled}>
          <h2>1 {unseen.when}</h2>
          <Ahead {...meeting.unseen} />
        </div>
        <div className={styles.drivers}>
          <DriverView name="A">
            Truck 3 sees the intersection and rock on both sides, but not B.
          </DriverView>
          <DriverView name="B">
            Loader 2 sees the intersection from the other side of the rock, but not A.
          </DriverView>
        </div>
      </div>
      <Cluster gap={4} spread className={styles.key}>
        <Caption as="span">Light: what each driver can see.</Caption>
        <ExampleChip />
      </Cluster>
    </Section>
  );
}
