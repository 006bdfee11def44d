import { workedExample } from "../../shared/content/case-studies.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./worked-example.module.css";

/** Marks a case study that no operator documents. */
export function WorkedExample({ className }: { className?: string | undefined }) {
  return <span className={classNames(text.meta, styles.mark, className)}>{workedExample}</span>;
}
