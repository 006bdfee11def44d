import { classNames } from "../../components/class-names.ts";
import { LinkList } from "../../components/link-list.tsx";
import text from "../../styles/text.module.css";
import styles from "./search-page.module.css";
import { topics } from "./topics.ts";

const headings = {
  notFound: "No results. We write about:",
  notSearched: "Posts cannot be searched at the moment. We write about:",
};

/** Links to topics if there are no results. */
export function Suggestions({ because }: { because: keyof typeof headings }) {
  return (
    <section>
      <h2 className={classNames(text.h3, styles.title)}>{headings[because]}</h2>
      <LinkList links={topics} large className={styles.links} />
    </section>
  );
}
