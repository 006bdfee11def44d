import { journey } from "../../../../shared/content/journey.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import styles from "./company-beginning.module.css";

const [began, railways] = journey;

/** This product is where the company comes from. */
export function CompanyBeginning() {
  return (
    <Section tone="surface" flush>
      <Wrap>
        <Grid className={styles.beginning}>
          <Numeral size="xl" className={styles.year}>
            {began?.year}
          </Numeral>
          <div className={styles.words}>
            <h2>This is where the company began.</h2>
            <p>Underground mine positioning came first. Railways followed in {railways?.year}.</p>
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
