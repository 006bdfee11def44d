import type { ReactNode } from "react";
import styles from "./item-table.module.css";
import { WholeWords } from "./whole-words.tsx";

interface TableItem {
  name: string;
  /** One cell for each column after the first. */
  cells: readonly ReactNode[];
}

interface ItemTableProps {
  columns: readonly [first: string, ...rest: string[]];
  items: readonly TableItem[];
}

/** A table of named items. In little room, as with large text, each item is a block in which every cell has its column's name. */
export function ItemTable({ columns: [first, ...rest], items }: ItemTableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.items}>
        <thead>
          <tr>
            {[first, ...rest].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rest.map((column, index) => (
                <td key={column} data-label={column}>
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
