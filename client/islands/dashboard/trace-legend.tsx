import lane from "./trace-lane.module.css";
import styles from "./traces.module.css";

/** The lines of the traces, and the columns of values beside them. */
export function TraceLegend({ run }: { run: number }) {
  return (
    <div className={lane.lane} data-legend="">
      <ul className={styles.legend} aria-label="Legend">
        <li data-line="now">Run {run}</li>
        {run > 1 && <li data-line="before">Run {run - 1}</li>}
        {run > 2 && <li data-line="earlier">Earlier</li>}
        <li data-line="design">Design</li>
        <li data-line="threshold">Threshold</li>
      </ul>
      <p className={lane.value} aria-hidden="true">
        <span>run {run}</span>
        <span>{run > 1 ? `vs ${run - 1}` : ""}</span>
      </p>
    </div>
  );
}
