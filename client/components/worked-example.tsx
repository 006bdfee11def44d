import { workedExample } from "../../shared/content/products/case-studies.ts";
import badge from "./badge.module.css";
import { classNames } from "./class-names.ts";

/** The mark of a case study without a documented operator. */
export function WorkedExample({ className }: { className?: string | undefined }) {
  return <span className={classNames(badge.badge, className)}>{workedExample}</span>;
}
