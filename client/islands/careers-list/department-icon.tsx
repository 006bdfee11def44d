import type { Department } from "../../../shared/content/departments.ts";
import styles from "./careers-list.module.css";

/** Lines on a square of 24 units. */
const paths: Record<Department["icon"], string> = {
  chip: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
  megaphone: "M4 10v5h3l10 4V6L7 10zM7 15l1 5h3l-1-4M20 10v5",
  window: "M3 5h18v14H3zM3 9h18M7 12l2.5 2L7 16M12 16h5",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
};

export function DepartmentIcon({ icon }: Pick<Department, "icon">) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
  );
}
