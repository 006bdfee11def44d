import { caseStudyOf } from "../../../../shared/content/case-studies.ts";
import { coverageStart, coverageYears } from "../../../../shared/coverage.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Caption } from "../../../components/caption.tsx";
import { Wrap } from "../../../components/layout.tsx";
import { CaseOpening } from "../case-opening.tsx";
import styles from "./culverts-page.module.css";
import { MarkRow } from "./mark-row.tsx";

const { assets, inspectedAYear } = coverageStart;
const rows = Array.from({ length: coverageYears }, (_, index) => index + 1);

const { moments } = caseStudyOf("culvert-risk-assessor");

/** Every culvert as a mark, in the order of the list, with a row for each year of inspections. */
export function InListOrder() {
  return (
    <div className={styles.chapter}>
      <CaseOpening product="culvert-risk-assessor" />
      <Wrap>
        <figure>
          <ol className={styles.years}>
            {rows.map((year) => (
              <Year key={year} year={year} />
            ))}
          </ol>
          <figcaption className={styles.legend}>
            <Caption as="span">One mark is one culvert, one row is one year.</Caption>
            <Caption as="span">
              {formatNumber(assets)} ÷ {inspectedAYear} = {coverageYears} years. This is arithmetic,
              not the plan of a railway.
            </Caption>
          </figcaption>
        </figure>
      </Wrap>
    </div>
  );
}

function Year({ year }: { year: number }) {
  const note = moments.find(({ when }) => when === `Year ${year}`);
  return (
    <li className={styles.year}>
      <p className={styles.number}>
        <span>Year </span>
        {year}
      </p>
      <MarkRow filled={year === 1 ? "all" : []} />
      {note && (
        <div className={styles.note}>
          <h2>{note.title}</h2>
          <p>{note.text}</p>
        </div>
      )}
    </li>
  );
}
