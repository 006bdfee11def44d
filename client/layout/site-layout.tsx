import type { ReactNode } from "react";
import { copyrightYear, tagline } from "../../shared/content/site.ts";
import type { Site } from "../../shared/site.ts";
import { classNames } from "../components/class-names.ts";
import { Cluster, Wrap } from "../components/layout.tsx";
import { Enhanced } from "../island/island.tsx";
import text from "../styles/text.module.css";
import { Brand } from "./brand.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { type Destination, navigation } from "./navigation.ts";
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
        <p className={styles.address} data-paper-only="">
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

function SiteFooter({ site, path }: Pick<SiteLayoutProps, "site" | "path">) {
  return (
    <footer className={styles.footer} data-screen-only="">
      <div className={styles.ruler} />
      <Wrap className={styles.footerInside}>
        <div className={styles.footerColumns}>
          <div>
            <Brand name={site.name} path={path} />
            <p className={classNames(text.headline, text.h3, text.muted)}>{tagline}</p>
          </div>
          {[...navigation.footer, { title: "Contact", links: contactsOf(site) }].map(
            ({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={text.meta}>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <a
                        href={href}
                        className={classNames(text.touch, styles.footerLink)}
                        aria-current={href === path ? "page" : undefined}
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
          )}
        </div>
        <Cluster gap={8} className={classNames(text.meta, styles.footerEnd)}>
          <p>
            © {copyrightYear} {site.name}
          </p>
          <p>Pictures on this site are illustrations.</p>
          {site.company?.mailingAddress && <p>{site.company.mailingAddress}</p>}
          <p className={styles.footerPages}>
            {navigation.end.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                className={text.touch}
                aria-current={href === path ? "page" : undefined}
              >
                {label}
              </a>
            ))}
          </p>
        </Cluster>
      </Wrap>
    </footer>
  );
}

function contactsOf({ contactEmail, contactPhone, company, socialLinks }: Site): Destination[] {
  const support = company?.supportEmail;
  return [
    { label: contactEmail, href: `mailto:${contactEmail}` },
    ...(support ? [{ label: `Support: ${support}`, href: `mailto:${support}` }] : []),
    { label: contactPhone, href: `tel:${contactPhone.replaceAll(/[^+\d]/g, "")}` },
    ...(socialLinks ?? []).map(({ name, url }) => ({ label: name, href: url })),
  ];
}
