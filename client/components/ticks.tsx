import { classNames } from "./class-names.ts";
import styles from "./ticks.module.css";

/** The measuring rule from edge to edge of its place: the one ornament of the site, 11 px high. */
export function Ticks({ className }: { className?: string | undefined }) {
  return <div className={classNames(styles.ticks, className)} aria-hidden="true" />;
}
