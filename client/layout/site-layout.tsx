import type { ReactNode } from "react";
import type { Site } from "../../shared/site.ts";
import { Enhanced } from "../island/island.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-layout.module.css";

interface SiteLayoutProps {
  site: Site;
  /** The page's path, without the query. */
  path: string;
  /** `over-opening`: the header overlays the page's first section, which is dark, until the page scrolls. */
  header?: "plain" | "over-opening" | undefined;
  children: ReactNode;
}

/** The header, footer and printed address of every page. */
export function SiteLayout({ site, path, header = "plain", children }: SiteLayoutProps) {
  // Placeholders of a contact that is not configured are not printed.
  const { email, phone } = site.publishedContact ?? {};
  return (
    <>
      <Enhanced by="header" wake="interaction">
        <a href="#main" className={styles.skip}>
          Skip to content
        </a>
        <SiteHeader site={site} path={path} over={header === "over-opening"} />
        <MenuDrawer path={path} />
      </Enhanced>
      <main id="main" tabIndex={-1}>
        {children}
        <p className={styles.address}>
          <b>{site.name}</b>
          {email && <span>{email}</span>}
          {phone && <span>{phone}</span>}
          <a href={`${site.url}${path}`} className={styles.url}>
            {site.url}
            {path}
          </a>
        </p>
      </main>
      <SiteFooter site={site} path={path} />
    </>
  );
}
