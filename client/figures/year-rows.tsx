import type { CaseMoment } from "../../shared/content/products/product.ts";
import { Caption } from "../components/caption.tsx";
import text from "../styles/text.module.css";
import { Area, Dashes, Drawing, Mark, Stretched, Words } from "./kit.tsx";
import styles from "./year-rows.module.css";

/** From row to row: a mark is 6.4 of 10 wide and 10 of 14 high. */
const PITCH = 14;

interface YearRowsProps {
  title: string;
  /** How many culverts a year has. */
  length: number;
  /** The columns of the amber marks in each year. */
  of: readonly (readonly number[])[];
  /** The decisive row is higher, with larger words. */
  leads?: boolean;
  /** Beside the rows, at equal distances; below them in a narrow window. */
  remarks: readonly CaseMoment[];
  label?: string;
  caption?: string;
}

/** Years with a mark for each culvert, and what is true after some of them. */
export function YearRows(props: YearRowsProps) {
  const { title, length, of: years, leads, remarks, label, caption } = props;
  const marks = years.flatMap((year, row) =>
    year.map((mark) => `M${mark * 10} ${row * PITCH}h6.4v10h-6.4z`),
  );
  return (
    <div className={styles.rows}>
      <h2 className={text.h3}>{title}</h2>
      <Drawing label={label} height={`${years.length * (leads ? 3 : 1)}em`}>
        <Stretched size={[length * 10 - 3.6, years.length * PITCH]} x="7%" width="93%">
          {years.map((year, row) => (
            <Dashes key={year.join()} y={row * PITCH + 5} length={length * 10} />
          ))}
          <Area tone="signal" d={marks.join("")} />
        </Stretched>
        {years.map((year, row) => (
          <Mark key={year.join()} at={[0, (row + 0.36) / years.length]}>
            <Words strong size={leads ? "heading" : undefined} dy="0.35em">
              {1 + row}
            </Words>
          </Mark>
        ))}
      </Drawing>
      <div className={styles.remarks}>
        {remarks.map(({ when, title: heading, text: words }) => (
          <div key={when}>
            <h3 className={leads ? text.h3 : text.h4}>
              <span className={text.hidden}>{when}: </span>
              {heading}
            </h3>
            <p className={leads ? undefined : text.small}>{words}</p>
          </div>
        ))}
      </div>
      {caption && <Caption>{caption}</Caption>}
    </div>
  );
}
