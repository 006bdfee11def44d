import type { ReactNode } from "react";
import type { Department } from "../../../shared/content/departments.ts";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-list.module.css";
import { DepartmentIcon } from "./department-icon.tsx";
import { ToggleDetails } from "./toggle-details.tsx";
import { ToggleLabel } from "./toggle-label.tsx";

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
