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
import type { Site } from "../../shared/site.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { Wrap } from "../components/layout.tsx";
import { LinkList, type ListedLink } from "../components/link-list.tsx";
import { MoreLink } from "../components/more-link.tsx";
import text from "../styles/text.module.css";
import { Brand } from "./brand.tsx";
import { MenuButton } from "./menu-drawer.tsx";
import { currentMark, type Destination, navigation } from "./navigation.ts";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  site: Site;
  path: string;
  /** True if the header overlays the page's first picture. */
  over: boolean;
}

const { about, insights, careers, bookADemo, search } = navigation.header;

/** The bar at the top: full navigation from 64rem, a menu button below. */
export function SiteHeader({ site, path, over }: SiteHeaderProps) {
  return (
    <header className={classNames(styles.header, over && styles.over)} data-screen-only="">
      <Wrap className={styles.bar}>
        <Brand name={site.name} path={path} />
        <nav className={styles.nav} aria-label="Main">
          <NavLink to={about} path={path} />
          <SolutionsMenu path={path} />
          <CaseStudiesMenu path={path} />
          <NavLink to={insights} path={path} />
          <NavLink to={careers} path={path} />
          <Button href={bookADemo.href} size="sm" className={styles.demo}>
            {bookADemo.inHeader}
          </Button>
        </nav>
        <a href={search.href} className={styles.search} aria-current={currentMark(path, search)}>
          <span className={text.hidden}>{search.label}</span>
        </a>
        <MenuButton className={styles.menu} />
      </Wrap>
    </header>
  );
}

function NavLink({ to, path }: { to: Destination; path: string }) {
  return (
    <a href={to.href} className={styles.link} aria-current={currentMark(path, to)}>
      {to.inHeader ?? to.label}
    </a>
  );
}

function SolutionsMenu({ path }: { path: string }) {
  return (
    <HeaderMenu
      to={navigation.header.solutions}
      note={`${capital(productCount)} products for railways, mines and infrastructure.`}
      more="All solutions"
      path={path}
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

function CaseStudiesMenu({ path }: { path: string }) {
  const examples = caseStudies.filter(({ isWorkedExample }) => isWorkedExample);
  return (
    <HeaderMenu
      to={navigation.header.industries}
      note={`One project and ${inWords(examples.length)} worked examples.`}
      more="All industries"
      path={path}
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
  to: Destination;
  note: string;
  /** The link to the page itself. */
  more: string;
  path: string;
  groups: readonly { label: string; links: readonly ListedLink[] }[];
}

/** A dropdown menu. Because of the shared name the browser opens at most one, without script. */
function HeaderMenu({ to, note, more, path, groups }: HeaderMenuProps) {
  const label = to.inHeader ?? to.label;
  return (
    <details name="header-menu" className={styles.dropdown}>
      <summary
        className={classNames(styles.link, text.chevron, styles.opener)}
        aria-current={currentMark(path, to) && "true"}
      >
        {label}
      </summary>
      <div className={styles.panel}>
        <Wrap className={styles.columns}>
          <div>
            <p className={classNames(text.headline, styles.title)}>{label}</p>
            <p className={classNames(text.caption, styles.note)}>{note}</p>
            <MoreLink href={to.href} aria-current={path === to.href ? "page" : undefined}>
              {more}
            </MoreLink>
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
