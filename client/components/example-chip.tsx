import { classNames } from "./class-names.ts";
import styles from "./marks.module.css";

/** Marks the data of an interface as invented. */
export function ExampleChip({ className }: { className?: string | undefined }) {
  return <p className={classNames(styles.chip, className)}>Example data</p>;
}
