import { caseStudyGroups, industries } from "../../shared/content/industries.ts";
import { paths } from "../../shared/paths.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { CloseButton } from "../components/close-button.tsx";
import text from "../styles/text.module.css";
import { currentMark } from "./current-page.ts";
import styles from "./menu-drawer.module.css";

const ID = "menu-drawer";

/*
 * A popover opens without script, and faster than a modal dialog, which makes the rest of the page inert, so
 * that the browser restyles every element first. The header's script makes the page inert afterwards.
 */
const opens = { popoverTarget: ID };
const closes = { popoverTarget: ID, popoverTargetAction: "hide" } as const;

export function MenuButton({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label="Open menu"
      aria-haspopup="dialog"
      {...opens}
    />
  );
}

/** The menu for narrow windows. It slides in from the right; a tap outside only closes it. */
export function MenuDrawer({ path }: { path: string }) {
  return (
    <dialog id={ID} className={styles.drawer} aria-label="Menu" popover="auto" data-screen-only="">
      <button
        type="button"
        className={styles.beside}
        tabIndex={-1}
        aria-hidden="true"
        {...closes}
      />
      <div className={styles.panel}>
        <div className={styles.top}>
          <span className={text.meta}>Menu</span>
          <CloseButton label="Close menu" className={styles.close} autoFocus {...closes} />
        </div>
        <nav aria-label="Site">
          <DrawerLink href={paths.about()} label="About" path={path} />
          <DrawerLink href={paths.industries()} label="Industries" path={path} />
          <ul>
            {caseStudyGroups.map((slug) => (
              <li key={slug}>
                <DrawerLink
                  href={paths.industry(slug)}
                  label={industries[slug].name}
                  path={path}
                  level={2}
                />
              </li>
            ))}
          </ul>
          <DrawerLink href={paths.solutions()} label="Solutions" path={path} />
          <DrawerLink href={paths.insights()} label="Insights" path={path} />
          <DrawerLink href={paths.careers()} label="Careers" path={path} />
        </nav>
        <Button href={paths.bookADemo()} size="lg">
          Book a demo
        </Button>
      </div>
    </dialog>
  );
}

interface DrawerLinkProps {
  href: string;
  label: string;
  path: string;
  level?: 1 | 2;
}

function DrawerLink({ href, label, path, level = 1 }: DrawerLinkProps) {
  return (
    <a
      href={href}
      className={styles.link}
      data-level={level}
      aria-current={currentMark(path, href)}
    >
      {label}
    </a>
  );
}
