import { Caption } from "../../../components/caption.tsx";
import { WatershedPlan } from "../../../components/drawings/watershed-plan.tsx";
import { Cluster, Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import text from "../../../styles/text.module.css";
import styles from "./infrastructure.module.css";

/** A sketch of a watershed with ranked culverts. Its lettered markers link to products. */
export function WatershedMap() {
  return (
    <Section flush className={styles.map}>
      <Wrap>
        <Grid split="8-4" gap={3} align="end" className={styles.head}>
          <h2>One river, many culverts. Which one first?</h2>
          <p className={text.muted}>
            A rank is condition times consequence of failure. Letters lead to the solutions below.
          </p>
        </Grid>
      </Wrap>
      <WatershedPlan />
      <Wrap>
        <Cluster gap={8} spread className={styles.key}>
          <Cluster gap={8}>
            <Verdict urgency="first" />
            <Verdict urgency="next" />
            <Verdict urgency="planned" />
          </Cluster>
          <Caption>A watershed from above.</Caption>
        </Cluster>
      </Wrap>
    </Section>
  );
}
