import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { Wrap } from "../components/layout.tsx";
import { Brand } from "./brand.tsx";
import { currentMark } from "./current-page.ts";
import { CaseStudiesMenu, SolutionsMenu } from "./header-menus.tsx";
import { MenuButton } from "./menu-drawer.tsx";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  site: Site;
  path: string;
  /** True if the header overlays the page's first picture. */
  over: boolean;
}

/** The bar at the top: full navigation from 64rem, a menu button below. */
export function SiteHeader({ site, path, over }: SiteHeaderProps) {
  return (
    <header className={classNames(styles.header, over && styles.over)} data-screen-only="">
      <Wrap className={styles.bar}>
        <Brand name={site.name} path={path} />
        <nav className={styles.nav} aria-label="Main">
          <a href={paths.about()} className={styles.link}>
            About
          </a>
          <SolutionsMenu path={path} />
          <CaseStudiesMenu path={path} />
          <NavLink href={paths.insights()} label="Learn" path={path} />
          <NavLink href={paths.careers()} label="Careers" path={path} />
          <Button href={paths.bookADemo()} size="sm" className={styles.demo}>
            Book a demo
          </Button>
        </nav>
        <MenuButton className={styles.menu} />
      </Wrap>
    </header>
  );
}

function NavLink({ href, label, path }: { href: string; label: string; path: string }) {
  return (
    <a href={href} className={styles.link} aria-current={currentMark(path, href)}>
      {label}
    </a>
  );
}
