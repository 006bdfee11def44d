import type { ReactNode } from "react";
import type { Department } from "../../../shared/content/departments.ts";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-list.module.css";
import { ToggleDetails, ToggleLabel } from "./toggle-details.tsx";

interface DepartmentRowProps {
  department: Omit<Department, "roles">;
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
      <DepartmentIcon icon={icon} />
      <h3 className={styles.name}>{name}</h3>
      <span className={classNames(text.muted, styles.description)}>{description}</span>
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

/** Lines on a square of 24 units. */
const paths: Record<Department["icon"], string> = {
  chip: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
  megaphone: "M4 10v5h3l10 4V6L7 10zM7 15l1 5h3l-1-4M20 10v5",
  window: "M3 5h18v14H3zM3 9h18M7 12l2.5 2L7 16M12 16h5",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
};

function DepartmentIcon({ icon }: Pick<Department, "icon">) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
  );
}
