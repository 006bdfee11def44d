import { productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { LinkList } from "../../components/link-list.tsx";
import text from "../../styles/text.module.css";
import styles from "./search-page.module.css";

const links = productList.map(({ slug, name: label, promise: note }) => ({
  href: paths.solution(slug),
  label,
  note,
}));

/** Links to the products, shown without results. */
export function ProductLinks({ heading }: { heading: string }) {
  return (
    <section>
      <h2 className={classNames(text.h3, styles.title)}>{heading}</h2>
      <LinkList links={links} large className={styles.links} />
    </section>
  );
}
