import { coverageStart } from "../../../../shared/coverage.ts";
import { Caption } from "../../../components/caption.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import text from "../../../styles/text.module.css";
import { firstVisits } from "./first-visits.ts";
import styles from "./in-risk-order.module.css";
import { MarkRow } from "./mark-row.tsx";

const { assets, inspectedAYear } = coverageStart;
const rows = firstVisits(assets, inspectedAYear);

/** The same marks and the same number of visits, in another order. */
export function InRiskOrder() {
  return (
    <Section tone="night">
      <Wrap>
        <Grid className={styles.words}>
          <h2 className={text.title}>The same hundred visits, in another order</h2>
          <div className={styles.how}>
            <p>
              Photographs are taken at every culvert that can be reached, and all of them are looked
              at before anybody sets out. The ranking puts what they show in order, and the crew of
              the first year goes to the worst ones, wherever on the list they stand.
            </p>
          </div>
        </Grid>
      </Wrap>
      <figure>
        <div className={styles.rows}>
          {rows.map((visits) => (
            <MarkRow key={visits.join()} filled={visits} className={styles.row} />
          ))}
        </div>
        <Wrap>
          <Caption as="figcaption" className={styles.caption}>
            One mark is one culvert. Filled: the {inspectedAYear} that are visited in the first
            year. Where they stand is drawn at random, not a railway’s data.
          </Caption>
        </Wrap>
      </figure>
    </Section>
  );
}
