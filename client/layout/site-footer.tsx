import { copyrightYear, tagline } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import { classNames } from "../components/class-names.ts";
import { Cluster, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";
import { Brand } from "./brand.tsx";
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
          {columnsOf(site).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={classNames(text.meta, styles.footerTitle)}>{title}</h2>
              <ul>
                {links.map(([label, href]) => (
                  <li key={label}>
                    <a href={href} className={classNames(text.touch, styles.footerLink)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <Cluster gap={8} className={classNames(text.meta, styles.footerEnd)}>
          <p>
            © {copyrightYear} {site.name}
          </p>
          <p>Pictures on this site are illustrations.</p>
          {site.company?.mailingAddress && <p>{site.company.mailingAddress}</p>}
          <Cluster as="p">
            <a href={paths.search()} className={text.touch}>
              Search
            </a>
            <a href={paths.figures()} className={text.touch}>
              Figures
            </a>
            <a href={paths.privacy()} className={text.touch}>
              Privacy
            </a>
            <a href={paths.accessibility()} className={text.touch}>
              Accessibility
            </a>
          </Cluster>
        </Cluster>
      </Wrap>
    </footer>
  );
}

type Link = [label: string, href: string];
type Column = { title: string; links: Link[] };

function columnsOf(site: Site): Column[] {
  return [
    {
      title: "Company",
      links: [
        ["About", paths.about()],
        ["Industries", paths.industries()],
        ["Solutions", paths.solutions()],
        ["Pilot on your own site", paths.pilot()],
      ],
    },
    {
      title: "Resources",
      links: [
        ["Insights", paths.insights()],
        ["Careers", paths.careers()],
        ["Book a Demo", paths.bookADemo()],
        ["Security review", paths.security()],
      ],
    },
    {
      title: "Contact",
      links: [
        [site.contactEmail, `mailto:${site.contactEmail}`],
        ...(site.company?.supportEmail
          ? [
              [
                `Support: ${site.company.supportEmail}`,
                `mailto:${site.company.supportEmail}`,
              ] as Link,
            ]
          : []),
        [site.contactPhone, `tel:${site.contactPhone.replaceAll(/[^+\d]/g, "")}`],
        ...(site.socialLinks ?? []).map(({ name, url }): Link => [name, url]),
      ],
    },
  ];
}
