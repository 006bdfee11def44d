import { createContext, useContext } from "react";
import { paths } from "../../shared/paths.ts";
import { classNames } from "../components/class-names.ts";
import text from "../styles/text.module.css";
import styles from "./site-layout.module.css";
import { StructuredData } from "./structured-data.tsx";

interface Crumb {
  label: string;
  /** Without it the label is not a link. The last crumb is the page itself and needs none. */
  href?: string;
  /** The page in the structured data, if the link leads to the page of another crumb. */
  page?: string;
}

/** The path to this page, for visitors and as structured data. Adds Home as the first crumb. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const address = useContext(PageAddress);
  const crumbs: Crumb[] = [{ label: "Home", href: paths.home() }, ...items];
  return (
    <nav className={text.meta} aria-label="Breadcrumb" data-screen-only="">
      <ol className={styles.trail}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {href && index < crumbs.length - 1 ? (
              <a href={href} className={classNames(text.touch, styles.crumbLink)}>
                {label}
              </a>
            ) : (
              <span
                className={styles.crumbLabel}
                dir="auto"
                aria-current={index === crumbs.length - 1 ? "page" : undefined}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      {address !== "" && <StructuredData data={listOf(crumbs, address)} />}
    </nav>
  );
}

/** Structured data for the breadcrumb. Google requires an address for each item, so plain labels are omitted. */
function listOf(crumbs: readonly Crumb[], address: string): object {
  const last = crumbs.length - 1;
  const linked = crumbs.filter(({ href }, index) => href || index === last);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: linked.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item:
        crumb === crumbs[last] ? address : new URL(crumb.page ?? crumb.href ?? "", address).href,
    })),
  };
}

/** The canonical address of the rendered page; empty if a component is rendered alone. */
export const PageAddress = createContext("");
