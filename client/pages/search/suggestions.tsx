import { LinkList } from "../../components/link-list.tsx";
import styles from "../search-page.module.css";
import { topics } from "./topics.ts";

const headings = {
  notFound: "No results. We write about:",
  notSearched: "Posts cannot be searched at the moment. We write about:",
};

/** Links to topics if there are no results. */
export function Suggestions({ because }: { because: keyof typeof headings }) {
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.title}>{headings[because]}</h2>
      <LinkList links={topics} large className={styles.links} />
    </section>
  );
}
