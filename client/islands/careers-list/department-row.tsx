import type { ReactNode } from "react";
import type { Department, DepartmentIcon } from "../../../shared/content/departments.ts";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-list.module.css";
import { ToggleDetails } from "./toggle-details.tsx";
import { ToggleLabel } from "./toggle-label.tsx";

interface DepartmentRowProps {
  department: Pick<Department, "name" | "icon" | "description">;
  /** The number of open roles. */
  count: number;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  /** The rows of its roles. */
  children: ReactNode;
}

/** One department: a disclosure if it has open roles, otherwise a plain row. */
export function DepartmentRow({ department, count, children, ...toggle }: DepartmentRowProps) {
  const { name, icon, description } = department;
  const words = (
    <>
      <h3 className={styles.name}>
        <DepartmentMark icon={icon} />
        {name}
      </h3>
      <span className={classNames(text.small, styles.description)}>{description}</span>
      <span className={styles.count}>
        <b className={styles.number}>{count}</b> {count === 1 ? "Position" : "Positions"}
      </span>
    </>
  );
  if (count === 0) return <div className={styles.row}>{words}</div>;
  return (
    <ToggleDetails
      name="department"
      summaryClass={styles.row}
      summary={
        <>
          {words}
          <ToggleLabel look="outline" className={styles.toggle}>
            View Roles
          </ToggleLabel>
        </>
      }
      {...toggle}
    >
      {children}
    </ToggleDetails>
  );
}

const marks: Record<DepartmentIcon, string> = {
  // A sensor housing with mounting brackets and a lens.
  housing: "M7 8h14v13H7zM3 11h4M21 11h4M3 18h4M21 18h4M14 11a3.500 3.500 0 1 1-.01 0",
  page: "M7 4h10l5 5v16H7zM17 4v5h5M11 14h7M11 18h7M11 22h4",
  // A ranked list, the longest line first.
  list: "M4 6h20M4 12h14M4 18h9M4 24h5",
  // The walls of a mine tunnel as points, with the scanner between them.
  scan: "M5 23v-9M5 10V9M7 6h1M11 4h2M16 4h2M21 6h1M24 9v1M24 14v9M12 20h5v4h-5z",
};

/** A decorative icon beside the department's name. */
function DepartmentMark({ icon }: { icon: DepartmentIcon }) {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={marks[icon]} />
    </svg>
  );
}
