import { caseStudies } from "../../../../shared/content/case-studies.ts";
import { journey } from "../../../../shared/content/journey.ts";
import { paths } from "../../../../shared/paths.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import styles from "./company-beginning.module.css";

const [began, railways] = journey;
const study = caseStudies.find(({ product }) => product === "underground-positioning-system");

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
            <MoreLink href={paths.caseStudy("mining", "underground-positioning-system")}>
              {study?.headline}
            </MoreLink>
          </div>
        </Grid>
      </Wrap>
    </Section>
  );
}
