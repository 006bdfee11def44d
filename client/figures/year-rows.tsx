import type { CaseMoment } from "../../shared/content/products/product.ts";
import { Caption } from "../components/caption.tsx";
import text from "../styles/text.module.css";
import { Area, Dashes, Drawing, Mark, Stretched, Words } from "./kit.tsx";
import styles from "./year-rows.module.css";

/** From row to row: a mark is 6.4 of 10 wide and 10 of 14 high. */
const PITCH = 14;

interface YearRowsProps {
  title?: string;
  /** How many culverts a year has. */
  length: number;
  /** The first year. */
  from?: number;
  /** The columns of the amber marks in each year. */
  of: readonly (readonly number[])[];
  /** The decisive row is higher, with larger words. */
  leads?: boolean;
  /** Beside the last row; below it in a narrow window. */
  remark: CaseMoment;
  label?: string;
  caption?: string;
}

/** Years with a mark for each culvert, and what is true after the last of them. */
export function YearRows(props: YearRowsProps) {
  const { title, length, from = 1, of: years, leads, remark, label, caption } = props;
  const marks = years.flatMap((year, row) =>
    year.map((mark) => `M${mark * 10} ${row * PITCH}h6.4v10h-6.4z`),
  );
  return (
    <div className={styles.rows}>
      {title && <h2 className={text.h3}>{title}</h2>}
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
              {from + row}
            </Words>
          </Mark>
        ))}
      </Drawing>
      <div className={styles.remark}>
        <h3 className={leads ? text.h3 : text.h4}>
          <span className={text.hidden}>{remark.when}: </span>
          {remark.title}
        </h3>
        <p className={leads ? undefined : text.small}>{remark.text}</p>
      </div>
      {caption && <Caption>{caption}</Caption>}
    </div>
  );
}
