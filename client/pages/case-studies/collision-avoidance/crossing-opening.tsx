import { caseStudyOf } from "../../../../shared/content/case-studies.ts";
import { Caption } from "../../../components/caption.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import { CaseOpening } from "../case-opening.tsx";
import styles from "./crossing-opening.module.css";
import { CrossingPlan } from "./crossing-plan.tsx";
import { Voice } from "./crossing-story.tsx";

const [unseen] = caseStudyOf("collision-avoidance").moments;

/** The first frame fills the window: two vehicles, and all that either driver can see. */
export function CrossingOpening() {
  return (
    <Section tone="night" flush>
      <CaseOpening
        product="collision-avoidance"
        note="A generic illustration, not an event in a customer’s mine. Not to scale."
      />
      <figure className={styles.sheet}>
        <CrossingPlan moment="unseen" reach={[720, 252]} window="wide" />
        <CrossingPlan moment="unseen" reach={[450, 300]} window="narrow" />
        <Wrap>
          <Caption as="figcaption" className={styles.caption}>
            The wedges: what each driver can see.
          </Caption>
        </Wrap>
      </figure>
      <Wrap>
        <Grid className={styles.words}>
          <div className={styles.unseen}>
            <h2>{unseen.when}</h2>
            <p>{unseen.text}</p>
          </div>
          <Voice name="A" className={styles.a}>
            Looks into the crossing and sees rock on both sides.
          </Voice>
          <Voice name="B" className={styles.b}>
            Sees the other side of the same rock.
          </Voice>
        </Grid>
      </Wrap>
    </Section>
  );
}
