import { workedExample } from "../../shared/content/products/case-studies.ts";
import { classNames } from "./class-names.ts";
import badge from "./marks.module.css";

/** The mark of a case study without a documented operator. */
export function WorkedExample({ className }: { className?: string | undefined }) {
  return <span className={classNames(badge.badge, className)}>{workedExample}</span>;
}
