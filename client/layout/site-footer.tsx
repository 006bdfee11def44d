import { copyrightYear, tagline } from "../../shared/content/site.ts";
import type { Site } from "../../shared/site.ts";
import { classNames } from "../components/class-names.ts";
import { Cluster, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";
import { Brand } from "./brand.tsx";
import { type Destination, navigation } from "./navigation.ts";
import styles from "./site-layout.module.css";

interface SiteFooterProps {
  site: Site;
  path: string;
}

export function SiteFooter({ site, path }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-screen-only="">
      <div className={styles.ruler} />
      <Wrap className={styles.footerInside}>
        <div className={styles.footerColumns}>
          <div>
            <Brand name={site.name} path={path} />
            <p className={classNames(text.headline, styles.tagline)}>{tagline}</p>
          </div>
          {[...navigation.footer, { title: "Contact", links: contactsOf(site) }].map(
            ({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={classNames(text.meta, styles.footerTitle)}>{title}</h2>
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
          <Cluster as="p">
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
          </Cluster>
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
