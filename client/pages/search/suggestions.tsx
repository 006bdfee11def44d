import { LinkList } from "../../components/link-list.tsx";
import styles from "./suggestions.module.css";
import { topics } from "./topics.ts";

const headings = {
  notFound: "We do not write about that here. We do write about:",
  notSearched: "Nothing but posts may hold that, and they cannot be read right now. Meanwhile:",
};

/** Where to go on where there are no answers. */
export function Suggestions({ because }: { because: keyof typeof headings }) {
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.title}>{headings[because]}</h2>
      <LinkList links={topics} large className={styles.topics} />
    </section>
  );
}
