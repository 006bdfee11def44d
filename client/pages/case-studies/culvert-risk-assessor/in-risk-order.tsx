import { coverageStart } from "../../../../shared/content/coverage.ts";
import { culvertAt } from "../../../../shared/content/culvert-inventory.ts";
import type { SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { classNames } from "../../../components/class-names.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Columns, Grid, Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor-case.module.css";
import { MarkRow } from "./mark-row.tsx";

const ranked = caseStudyOf("culvert-risk-assessor").moments.find(({ when }) => when === "Ranked");
/** The marks of the first year, all of them of the highest ranks. */
const visits = Array.from({ length: coverageStart.inspectedAYear }, (_, mark) => mark);

interface InRiskOrderProps {
  /** The first culvert to visit, and one that comes later although more of its opening is blocked. */
  places: readonly SheetPlace[];
}

/** The same number of visits in a year, in order of risk, with the photographs of two culverts. */
export function InRiskOrder({ places }: InRiskOrderProps) {
  return (
    <Section tone="night">
      <Wrap>
        <Grid split="7-5" gap={5} align="end">
          <h2 className={text.title}>
            The same {coverageStart.inspectedAYear} visits, in order of risk
          </h2>
          <p className={text.muted}>
            A list by mileage does not follow the water. A rank is condition times consequence, each
            from 1 to 5, once every culvert has been photographed.
          </p>
        </Grid>
        <div className={styles.visits}>
          <p className={styles.unit}>Year</p>
          <div className={styles.year}>
            <p className={styles.number}>1</p>
            <MarkRow ranks={visits} />
            <p className={classNames(text.small, text.muted, styles.note)}>{ranked?.text}</p>
          </div>
        </div>
        <Columns count={2} gap={8} className={styles.photographs} data-screen-only="">
          {places.map((place) => (
            <Ranked key={place.km} {...place} />
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}

function Ranked({ km, picture, rank, finding, conditionScore, consequenceScore }: SheetPlace) {
  const { coverM, access, catchmentKm2 } = culvertAt(km);
  return (
    <figure className={styles.ranked}>
      <Picture name={picture} sizes="(min-width: 48rem) 46vw, 66vw" />
      <figcaption className={styles.score}>
        <div>
          <Numeral size="sm">
            {conditionScore} × {consequenceScore} = {conditionScore * consequenceScore}
          </Numeral>
          <p>
            <b>Rank {rank},</b> km {km}
          </p>
        </div>
        <dl className={styles.reasons}>
          <dt>Condition {conditionScore}</dt>
          <dd>{finding}</dd>
          <dt>Consequence {consequenceScore}</dt>
          <dd>
            {coverM} m of fill, {access}, {catchmentKm2} km² of catchment
          </dd>
        </dl>
      </figcaption>
    </figure>
  );
}
