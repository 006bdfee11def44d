import { coverageStart, coverageYears } from "../../../../shared/content/coverage.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Section, Wrap } from "../../../components/layout.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import { CaseHero } from "../case-hero.tsx";
import styles from "./culvert-risk-assessor-case.module.css";
import { MarkRow } from "./mark-row.tsx";

const { assets, inspectedAYear } = coverageStart;
const rows = Array.from({ length: coverageYears }, (_, index) => index + 1);

const { moments } = caseStudyOf("culvert-risk-assessor");

/** Every culvert as a mark, in the order of the list, with a row for each year of inspections. */
export function InListOrder() {
  return (
    <Section flush="top">
      <CaseHero product="culvert-risk-assessor" />
      <div data-screen-only="">
        <Picture name="culvert-inlet" className={styles.inlet} priority />
      </div>
      <Wrap>
        <CaptionedFigure
          caption="One mark is one culvert, one row is one year. The paler a row, the later its culverts are inspected."
          remark={`${formatNumber(assets)} ÷ ${inspectedAYear} = ${coverageYears} years. This is arithmetic, not the plan of a railway.`}
        >
          <ol className={styles.years}>
            {rows.map((year) => (
              <Year key={year} year={year} />
            ))}
          </ol>
        </CaptionedFigure>
      </Wrap>
    </Section>
  );
}

function Year({ year }: { year: number }) {
  const note = moments.find(({ when }) => when === `Year ${year}`);
  return (
    <li className={styles.year}>
      <p className={styles.number}>
        <span className={text.hidden}>Year </span>
        {year}
      </p>
      <MarkRow shade={1 - (year - 1) / coverageYears} />
      {note && (
        <div className={styles.note}>
          <h2 className={text.h4}>{note.title}</h2>
          <p className={classNames(text.small, styles.text)}>{note.text}</p>
        </div>
      )}
    </li>
  );
}
