import type { DepartmentIcon } from "../../../shared/content/departments.ts";
import styles from "./careers-list.module.css";

const paths: Record<DepartmentIcon, string> = {
  // A sensor housing with mounting brackets and a lens.
  housing: "M7 8h14v13H7zM3 11h4M21 11h4M3 18h4M21 18h4M14 11a3.500 3.500 0 1 1-.01 0",
  page: "M7 4h10l5 5v16H7zM17 4v5h5M11 14h7M11 18h7M11 22h4",
  // A ranked list, the longest line first.
  list: "M4 6h20M4 12h14M4 18h9M4 24h5",
  // The walls of a mine tunnel as points, with the scanner between them.
  scan: "M5 23v-9M5 10V9M7 6h1M11 4h2M16 4h2M21 6h1M24 9v1M24 14v9M12 20h5v4h-5z",
};

/** A decorative icon beside the department's name. */
export function DepartmentMark({ icon }: { icon: DepartmentIcon }) {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
  );
}
