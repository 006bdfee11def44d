import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { Caption } from "../../../components/caption.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { Cluster, Section } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CaseHero } from "../case-hero.tsx";
import styles from "./collision-avoidance-case.module.css";
import { DriverView } from "./intersection-story.tsx";
import { MeetingPlan } from "./meeting-plan.tsx";

const [unseen] = caseStudyOf("collision-avoidance").moments;

/** The first frame: two vehicles and the ground that each driver can see. */
export function IntersectionHero() {
  return (
    <Section tone="night" flush underHeader>
      <CaseHero product="collision-avoidance" />
      <div className={styles.unseen}>
        <div className={styles.first}>
          <div>
            <h2>{unseen.when}</h2>
            <p className={text.note}>{unseen.text}</p>
          </div>
          <DriverView name="A">Sees the intersection and rock on both sides, but not B.</DriverView>
          <DriverView name="B">
            Sees the intersection from the other side of the rock, but not A.
          </DriverView>
        </div>
        <figure className={styles.junction}>
          <MeetingPlan
            label="Plan of an intersection underground: A comes from the left, B from below. Rock stands between them, so neither driver sees the other vehicle."
            at={meeting.unseen.at}
            shows="sight"
            view={{ corner: [83, 169], size: [120, 78] }}
            className={styles.hero}
            isFirst
          />
          <Cluster as="figcaption" gap={4} spread className={styles.caption}>
            <Caption as="span">
              Light: what each driver can see. Truck 3 (A) and Loader 2 (B) of the fleet map, to
              scale.
            </Caption>
            <ExampleChip />
          </Cluster>
        </figure>
      </div>
    </Section>
  );
}
