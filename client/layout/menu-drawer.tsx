import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { CloseButton } from "../components/close-button.tsx";
import { LinkList } from "../components/link-list.tsx";
import text from "../styles/text.module.css";
import styles from "./menu-drawer.module.css";
import { currentMark, type Destination, navigation } from "./navigation.ts";

const ID = "menu-drawer";

/*
 * A popover opens without script, and faster than a modal dialog, which makes the rest of the page inert, so
 * that the browser restyles every element first. The header's script makes the page inert afterwards.
 */
const opens = { popoverTarget: ID };
const closes = { popoverTarget: ID, popoverTargetAction: "hide" } as const;

export function MenuButton({ className }: { className?: string | undefined }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className={classNames(styles.menuButton, className)}
      aria-label="Open menu"
      aria-haspopup="dialog"
      {...opens}
    />
  );
}

/** The menu for narrow windows. It slides in from the right; a tap outside only closes it. */
export function MenuDrawer({ path }: { path: string }) {
  const { first, nested, last } = navigation.drawer;
  const { bookADemo } = navigation.header;
  const linksTo = (links: readonly Destination[]) =>
    links.map((to) => ({ label: to.label, href: to.href, current: currentMark(path, to) }));
  return (
    <dialog id={ID} className={styles.drawer} aria-label="Menu" popover="auto" data-screen-only="">
      <button
        type="button"
        className={styles.outside}
        tabIndex={-1}
        aria-hidden="true"
        {...closes}
      />
      <div className={styles.drawerPanel}>
        <div className={styles.drawerTop}>
          <span className={text.meta}>Menu</span>
          <CloseButton label="Close menu" className={styles.close} autoFocus {...closes} />
        </div>
        <nav aria-label="Site">
          <LinkList large links={linksTo(first)} />
          <LinkList className={styles.nested} links={linksTo(nested)} />
          <LinkList large links={linksTo(last)} />
        </nav>
        <Button href={bookADemo.href} size="lg">
          {bookADemo.inHeader}
        </Button>
      </div>
    </dialog>
  );
}
