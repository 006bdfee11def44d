import { coverageStart } from "../../../../shared/content/coverage.ts";
import { Caption } from "../../../components/caption.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";
import { firstVisits } from "./first-visits.ts";
import { MarkRow } from "./mark-row.tsx";

const { assets, inspectedAYear } = coverageStart;
const rows = firstVisits(assets, inspectedAYear);

/** The same culverts with the same number of visits in a year, in order of risk. */
export function InRiskOrder() {
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="7-5" gap={5} align="end">
          <h2 className={text.title}>The same {inspectedAYear} visits, in order of risk</h2>
          <p className={text.muted}>
            This example assumes that every culvert has been photographed. The ranking then orders
            the culverts by risk, and the crew visits the first ones on the list.
          </p>
        </Grid>
      </Wrap>
      <figure>
        <div className={styles.rows}>
          {rows.map((visits) => (
            <MarkRow key={visits.join()} filled={visits} className={styles.markRow} />
          ))}
        </div>
        <Wrap>
          <Caption as="figcaption">
            Each mark stands for a culvert. The {inspectedAYear} filled marks are visited in the
            first year. Their places are random, not a railway’s data.
          </Caption>
        </Wrap>
      </figure>
    </Section>
  );
}
