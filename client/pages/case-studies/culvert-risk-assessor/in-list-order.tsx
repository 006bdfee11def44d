import { figures } from "../../../../shared/content/figures.ts";
import { coverageStart, coverageTime, groupedCount } from "../../../../shared/coverage.ts";
import { Caption } from "../../../components/caption.tsx";
import { Wrap } from "../../../components/section.tsx";
import { CaseOpening } from "../case-opening.tsx";
import { factOf } from "../figure-words.ts";
import styles from "./in-list-order.module.css";
import { MarkRow } from "./mark-row.tsx";

const { assets, inspectedAYear } = coverageStart;
const years = Number(coverageTime(assets, inspectedAYear)?.value);
const rows = Array.from({ length: years }, (_, index) => index + 1);
const halfway = Math.ceil(years / 2);

const notes: Record<number, { title: string; text: string }> = {
  1: {
    title: `About ${inspectedAYear} seen`,
    text: `${groupedCount(assets - inspectedAYear)} wait for their turn.`,
  },
  [halfway]: {
    title: "Half of them seen",
    text: `The first row has not been visited for ${halfway - 1} years.`,
  },
  [years]: {
    title: "All of them seen, once",
    text: `The first row has not been visited for ${years - 1} years.`,
  },
};

/** Every culvert as a mark and every year as a row, in the order of the list. */
export function InListOrder() {
  return (
    <div className={styles.chapter}>
      <CaseOpening product="culvert-risk-assessor" lead={`${factOf(figures.culverts)}.`} />
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
              {groupedCount(assets)} ÷ {inspectedAYear} = {years}. Arithmetic, not the plan of any
              railway.
            </Caption>
          </figcaption>
        </figure>
      </Wrap>
    </div>
  );
}

function Year({ year }: { year: number }) {
  const note = notes[year];
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
