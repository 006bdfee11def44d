import { journey } from "../../../../shared/content/journey.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import { CaseStudyLink } from "../case-study-link.tsx";
import styles from "./company-beginning.module.css";

const [began, railways] = journey;

/** This product is where the company comes from. */
export function CompanyBeginning() {
  return (
    <Section tone="drift" flush>
      <Wrap>
        <Grid className={styles.beginning}>
          <FigureNumber of={{ value: String(began?.year) }} size="xl" className={styles.year} />
          <div className={styles.words}>
            <h2>This is where the company began.</h2>
            <p>Underground mine positioning came first. Railways followed in {railways?.year}.</p>
            <CaseStudyLink of="underground-positioning-system" />
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
