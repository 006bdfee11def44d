import { workedExample } from "../../shared/content/case-studies.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./worked-example.module.css";

/** The mark of a case study without a documented operator. */
export function WorkedExample({ className }: { className?: string | undefined }) {
  return <span className={classNames(text.meta, styles.mark, className)}>{workedExample}</span>;
}
