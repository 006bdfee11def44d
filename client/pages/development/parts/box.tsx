import styles from "./parts.module.css";

/** Stands for any content in the examples of layout. */
export function Box({ label }: { label?: string }) {
  return <span className={styles.box}>{label}</span>;
}
