import type { Site } from "../../shared/site.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";
import { Brand } from "./brand.tsx";
import { CaseStudiesMenu, SolutionsMenu } from "./header-menus.tsx";
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
