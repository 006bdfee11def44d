import type { ReactNode } from "react";
import { capital, inWords } from "../../shared/content/figure.ts";
import { caseStudyGroups, industries } from "../../shared/content/industries.ts";
import {
  caseStudies,
  caseStudiesOf,
  workedExample,
} from "../../shared/content/products/case-studies.ts";
import {
  productCount,
  productGroups,
  productList,
  products,
} from "../../shared/content/products/products.ts";
import { paths } from "../../shared/paths.ts";
import { classNames } from "../components/class-names.ts";
import { Wrap } from "../components/layout.tsx";
import { LinkList, type ListedLink } from "../components/link-list.tsx";
import { MoreLink } from "../components/more-link.tsx";
import text from "../styles/text.module.css";
import { currentMark } from "./current-page.ts";
import styles from "./site-header.module.css";

export function SolutionsMenu({ path }: { path: string }) {
  const all = paths.solutions();
  return (
    <HeaderMenu
      label="Solutions"
      note={`${capital(productCount)} products for railways, mines and infrastructure.`}
      more={<MoreLink href={all}>All solutions</MoreLink>}
      path={path}
      current={currentMark(path, all)}
      groups={productGroups.map((group) => ({
        label: group,
        links: productList
          .filter((product) => product.group === group)
          .map(({ slug, name, promise }) => ({
            href: paths.solution(slug),
            label: name,
            note: promise,
          })),
      }))}
    />
  );
}

export function CaseStudiesMenu({ path }: { path: string }) {
  const all = paths.industries();
  const examples = caseStudies.filter(({ isWorkedExample }) => isWorkedExample);
  return (
    <HeaderMenu
      label="Case Studies"
      note={`One railway operator and ${inWords(examples.length)} worked examples.`}
      more={<MoreLink href={all}>All industries</MoreLink>}
      path={path}
      // The page of industries is not a case study, so it is not marked itself.
      current={path === all ? undefined : currentMark(path, all)}
      groups={caseStudyGroups.map((industry) => ({
        label: industries[industry].name,
        links: caseStudiesOf(industry).map(({ product, headline, isWorkedExample }) => ({
          href: paths.caseStudy(industry, product),
          label: products[product].name,
          note: isWorkedExample ? `${workedExample}: ${headline}` : headline,
        })),
      }))}
    />
  );
}

interface HeaderMenuProps {
  label: string;
  note: string;
  more: ReactNode;
  path: string;
  current: "page" | "true" | undefined;
  groups: readonly { label: string; links: readonly ListedLink[] }[];
}

/** A dropdown menu. Because of the shared name the browser opens at most one, without script. */
function HeaderMenu({ label, note, more, path, current, groups }: HeaderMenuProps) {
  return (
    <details name="header-menu" className={styles.dropdown}>
      <summary
        className={classNames(styles.link, text.chevron, styles.opener)}
        aria-current={current && "true"}
      >
        {label}
      </summary>
      <div className={styles.panel}>
        <Wrap className={styles.columns}>
          <div>
            <p className={classNames(text.headline, styles.title)}>{label}</p>
            <p className={classNames(text.caption, styles.note)}>{note}</p>
            {more}
          </div>
          {groups.map((group) => (
            <div key={group.label}>
              <h2 className={classNames(text.meta, styles.group)}>{group.label}</h2>
              <LinkList links={group.links} path={path} />
            </div>
          ))}
        </Wrap>
      </div>
    </details>
  );
}
