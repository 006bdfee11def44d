import type { ReactNode } from "react";
import styles from "./item-table.module.css";
import { WholeWords } from "./whole-words.tsx";

interface TableItem {
  /** Of a link to the item. */
  id?: string;
  name: ReactNode;
  /** One cell for each column after the first. */
  cells: readonly ReactNode[];
}

interface ItemTableProps {
  columns: readonly [first: string, ...rest: string[]];
  /** The columns whose numbers are compared; they stay side by side. */
  numbers?: readonly string[];
  /** The column of longer texts, which has no label in little room. */
  prose?: string;
  items: readonly TableItem[];
}

/** A table of named items. In little room, as with large text, each item is a block in which every cell has its column's name. */
export function ItemTable({
  columns: [first, ...rest],
  numbers = [],
  prose,
  items,
}: ItemTableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.items}>
        <thead>
          <tr>
            {[first, ...rest].map((column) => (
              <th key={column} scope="col" data-number={numbers.includes(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, cells }, row) => (
            <tr key={id ?? String(row)} id={id}>
              <th scope="row">{name}</th>
              {rest.map((column, index) => (
                <td
                  key={column}
                  data-label={column === prose ? undefined : column}
                  data-number={numbers.includes(column)}
                >
                  <span>
                    <WholeWords>{cells[index]}</WholeWords>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
