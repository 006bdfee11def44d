import type { ReactNode } from "react";
import { coverageStart, coverageYears } from "../../../../shared/content/coverage.ts";
import { randomNumbers } from "../../../../shared/content/example-line/random-process.ts";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Cluster, Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { CaseHero } from "../case-hero.tsx";
import styles from "./culvert-risk-assessor-case.module.css";
import { MarkRow } from "./mark-row.tsx";

const { assets, inspectedAYear } = coverageStart;
const rows = Array.from({ length: coverageYears }, (_, index) => index + 1);

/** The year in which the list reaches each of the highest ranks, as an example: one in each column of marks. */
const yearOfRank = scatteredYears(inspectedAYear);

const { moments } = caseStudyOf("culvert-risk-assessor");
const noteOf = (moment: string) => moments.find(({ when }) => when === moment);

/** Every culvert as a mark, with a row for each year: in the order of the list, then the first year in the order of risk. */
export function InListOrder() {
  return (
    <Section tone="night" flush underHeader className={styles.opening}>
      <CaseHero product="culvert-risk-assessor" />
      <Wrap>
        <CaptionedFigure
          caption="One mark is one culvert, one row is one year."
          remark={`${formatNumber(assets)} ÷ ${inspectedAYear} = ${coverageYears} years. Arithmetic, not the plan of a railway; track patrols pass culverts far more often.`}
        >
          <Cluster gap={4} spread>
            <p className={text.label}>In list order: {coverageYears} years</p>
            <p className={classNames(text.small, styles.key)}>
              The {inspectedAYear} highest risks, as an example
            </p>
          </Cluster>
          <ol className={styles.years}>
            {rows.map((year) => (
              <Year key={year} year={year} note={noteOf(`Year ${year}`)}>
                <MarkRow
                  ranks={yearOfRank.flatMap((at, column) => (at === year ? [column] : []))}
                />
              </Year>
            ))}
          </ol>
          <p className={text.label}>In order of risk: the first year</p>
          <ol className={classNames(styles.years, styles.ranked)}>
            <Year year={1} note={noteOf("Ranked")}>
              <MarkRow ranks={[...yearOfRank.keys()]} />
            </Year>
          </ol>
        </CaptionedFigure>
      </Wrap>
    </Section>
  );
}

interface YearProps {
  year: number;
  note: { title: string; text: string } | undefined;
  /** The row of marks. */
  children: ReactNode;
}

function Year({ year, note, children }: YearProps) {
  return (
    <li className={styles.year}>
      <p className={styles.number}>
        <span className={text.hidden}>Year </span>
        {year}
      </p>
      {children}
      {note && (
        <div className={styles.note}>
          <h2 className={text.h4}>{note.title}</h2>
          <p className={text.small}>{note.text}</p>
        </div>
      )}
    </li>
  );
}

/** A year from the first to the last for each of so many culverts, the same ones each time. */
function scatteredYears(count: number): readonly number[] {
  const random = randomNumbers(1);
  return Array.from({ length: count }, () => 1 + Math.floor(random() * coverageYears));
}
