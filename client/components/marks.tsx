import { categoryLabels, categoryOf } from "../../shared/post.ts";
import { classNames } from "./class-names.ts";
import styles from "./marks.module.css";

interface BadgeProps {
  /** The category as stored in the database. */
  category: string;
}

/** The category of a post: outlined for the blog, filled for a press release. */
export function Badge({ category }: BadgeProps) {
  const shown = categoryOf(category);
  return (
    <span className={styles.badge} data-category={shown}>
      {categoryLabels[shown]}
    </span>
  );
}

/** Marks a case study as a project or as a worked example. */
export function CaseMark({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}

/** Marks the data of an interface as invented. */
export function ExampleChip({ className }: { className?: string | undefined }) {
  return <p className={classNames(styles.badge, className)}>Example data</p>;
}
