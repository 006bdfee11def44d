import { type Category, categoryLabels } from "../../shared/post.ts";
import styles from "./badge.module.css";

/** What kind of post this is: outlined for the blog, filled for a press release. */
export function Badge({ category }: { category: Category }) {
  return (
    <span className={styles.badge} data-category={category}>
      {categoryLabels[category]}
    </span>
  );
}
