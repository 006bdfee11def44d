import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import frame from "../../components/interface.module.css";
import text from "../../styles/text.module.css";
import styles from "./response-headers.module.css";

/** Parts of the headers that the server sends with this page, each with its effect. */
export const quotedHeaders: readonly {
  name: string;
  rules: readonly (readonly [rule: string, effect: string])[];
}[] = [
  {
    name: "Content-Security-Policy",
    rules: [
      ["default-src 'none'", "Nothing loads unless a rule allows it."],
      ["connect-src 'self'", "Scripts send data to this site only."],
      ["form-action 'self'", "Forms go to this site only."],
      ["frame-ancestors 'none'", "No other site can frame this page."],
      ["require-trusted-types-for 'script'", "Plain text cannot become script."],
    ],
  },
  {
    name: "Permissions-Policy",
    rules: [["camera=(), microphone=(), geolocation=()", "No camera, microphone or position."]],
  },
  {
    name: "Referrer-Policy",
    rules: [["strict-origin-when-cross-origin", "Other sites see the domain, not the page."]],
  },
];

/** What the configured site stores and contacts. */
export interface SiteCounts {
  storedItems: number;
  /** Hosts that a browser contacts besides this site. */
  otherHosts: number;
}

interface ResponseHeadersProps {
  /** The public origin of the site. */
  origin: string;
  counts: SiteCounts;
}

/** What anyone can check of this website: cookies, hosts and stored data, then the headers of its response. */
export function ResponseHeaders({ origin, counts }: ResponseHeadersProps) {
  return (
    <section className={classNames(frame.frame, styles.site)}>
      <ul className={styles.counts}>
        <Count of={0}>cookies of ours</Count>
        <Count of={counts.otherHosts} href={`${paths.privacy()}#hosts`}>
          {counts.otherHosts === 1 ? "other host" : "other hosts"} contacted
        </Count>
        <Count of={counts.storedItems} href={paths.privacy()}>
          kinds of data stored
        </Count>
      </ul>
      <div className={classNames(frame.bar, styles.bar)}>
        <h2 className={styles.heading}>This website, checked in one line</h2>
        <code className={styles.command} data-screen-only="">
          curl -I {origin}
          {paths.security()}
        </code>
      </div>
      <ul className={styles.headers}>
        {quotedHeaders.map(({ name, rules }) => (
          <li key={name}>
            <code className={styles.name}>{name}:</code>
            <dl className={styles.rules}>
              {rules.map(([rule, effect]) => (
                <div key={rule} className={styles.rule}>
                  <dt>
                    <code>{rule}</code>
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ of, href, children }: { of: number; href?: string; children: ReactNode }) {
  const Element = href === undefined ? "div" : "a";
  return (
    <li>
      <Element className={styles.count} href={href}>
        <b className={text.figure}>{of}</b>
        <span>{children}</span>
      </Element>
    </li>
  );
}
