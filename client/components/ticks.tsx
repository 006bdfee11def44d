import { classNames } from "./class-names.ts";
import styles from "./marks.module.css";

/** A decorative ruler, as wide as its container. */
export function Ticks({ className }: { className?: string | undefined }) {
  return <div className={classNames(styles.ticks, className)} aria-hidden="true" />;
}
