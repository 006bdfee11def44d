import { coverageStart, coverageYears } from "../../../../shared/content/coverage.ts";
import { randomNumbers } from "../../../../shared/content/example-line/random-process.ts";
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

/** Where the highest ranks are in the list, as an example: as many as there are visits in a year. */
const highest = chosenFrom(assets, inspectedAYear);

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
          caption={`One mark is one culvert, one row is one year. The paler a row, the later its culverts are inspected. Highlighted, as an example: the ${inspectedAYear} highest ranks.`}
          remark={`${formatNumber(assets)} ÷ ${inspectedAYear} = ${coverageYears} years. This is arithmetic, not the plan of a railway.`}
        >
          <div className={styles.years}>
            <p className={styles.unit} aria-hidden="true">
              Year
            </p>
            <ol>
              {rows.map((year) => (
                <Year key={year} year={year} />
              ))}
            </ol>
          </div>
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
      <MarkRow
        shade={1 - (year - 1) / coverageYears}
        ranks={highest
          .filter((at) => Math.floor(at / inspectedAYear) === year - 1)
          .map((at) => at % inspectedAYear)}
      />
      {note && (
        <div className={styles.note}>
          <h2 className={text.h4}>{note.title}</h2>
          <p className={classNames(text.small, styles.text)}>{note.text}</p>
        </div>
      )}
    </li>
  );
}

/** This many of the places from 0, in their order and the same ones each time. */
function chosenFrom(places: number, count: number): number[] {
  const random = randomNumbers(1);
  const chosen: number[] = [];
  for (let place = 0; place < places; place++) {
    if (random() * (places - place) < count - chosen.length) chosen.push(place);
  }
  return chosen;
}
