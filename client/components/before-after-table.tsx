import text from "../styles/text.module.css";
import styles from "./before-after-table.module.css";
import { classNames } from "./class-names.ts";

interface Cell {
  /** A number or a short verdict, set large. */
  figure: string;
  text: string;
}

export interface BeforeAfterRow {
  question: string;
  before: Cell;
  after: Cell;
}

interface BeforeAfterTableProps {
  before: string;
  after: string;
  rows: readonly BeforeAfterRow[];
}

/** Two ways of doing the same, question by question. */
export function BeforeAfterTable({ before, after, rows }: BeforeAfterTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={text.hidden}>Question</span>
          </th>
          <th scope="col">{before}</th>
          <th scope="col" className={styles.after}>
            {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.question}>
            <th scope="row">{row.question}</th>
            <AnswerCell cell={row.before} label={before} />
            <AnswerCell cell={row.after} label={after} className={styles.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AnswerCellProps {
  cell: Cell;
  label: string;
  className?: string | undefined;
}

function AnswerCell({ cell, label, className }: AnswerCellProps) {
  return (
    <td className={classNames(className)} data-label={label}>
      <span className={classNames(text.figure, styles.figure)}>{cell.figure}</span> {cell.text}
    </td>
  );
}
