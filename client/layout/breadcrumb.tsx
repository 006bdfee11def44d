import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** Without it the label is plain. The last one is the page itself and needs none. */
  href?: string;
}

/** The way to this page. It begins with Home by itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const crumbs: Crumb[] = [{ label: "Home", href: paths.home() }, ...items];
  return (
    <nav className={text.meta} aria-label="Breadcrumb" data-screen-only="">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {href && index < crumbs.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span
                className={styles.label}
                aria-current={index === crumbs.length - 1 ? "page" : undefined}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
