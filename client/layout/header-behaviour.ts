import { defineBehaviour } from "../island/define-island.ts";

/** Improves the header's menus after the first interaction. Without script the browser opens and closes them. */
export const header = defineBehaviour({
  name: "header",
  start: (element) => startHeader(element.ownerDocument),
});

/** The parts of the page that the open drawer covers. */
const COVERED = "page-island[name=header] > :not(dialog), main, body > footer";

/**
 * Closes a menu when the visitor clicks or focuses another element. While the drawer is open, the Tab
 * key stays inside, and the page behind the drawer is inert and does not scroll. A window so wide that the header
 * has menus closes the drawer.
 */
function startHeader(document: Document): void {
  const drawer = document.querySelector<HTMLElement>("#menu-drawer");
  const openMenu = () => document.querySelector<HTMLDetailsElement>("header [open]");

  const closeOnLeave = ({ target, type }: Event) => {
    const menu = openMenu();
    const link = type === "click" && (target as Element).closest("a");
    if (menu && (link || !menu.contains(target as Node))) menu.open = false;
    if (!link || !drawer?.contains(link)) return;
    drawer.hidePopover();
  };
  document.addEventListener("click", closeOnLeave);
  document.addEventListener("focusin", closeOnLeave);

  document.addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });

  const setDrawerOpen = (isOpen: boolean) => {
    document.documentElement.style.overflow = isOpen ? "hidden" : "";
    for (const part of document.querySelectorAll<HTMLElement>(COVERED)) part.inert = isOpen;
  };
  drawer?.addEventListener("toggle", ({ newState }) => setDrawerOpen(newState === "open"));
  // The browser returns the focus to the menu button, which must not be inert by then.
  drawer?.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") setDrawerOpen(false);
  });
  setDrawerOpen(drawer?.matches(":popover-open") ?? false);

  const menuButton = document.querySelector("header [popovertarget]");
  addEventListener("resize", () => {
    const isHidden = menuButton?.getClientRects().length === 0;
    if (isHidden && drawer?.matches(":popover-open")) drawer.hidePopover();
  });

  drawer?.addEventListener("keydown", (event) => {
    const tabStops = [...drawer.querySelectorAll<HTMLElement>("a, button:not([tabindex])")];
    if (event.shiftKey) tabStops.reverse();
    if (event.key !== "Tab" || document.activeElement !== tabStops.at(-1)) return;
    event.preventDefault();
    tabStops[0]?.focus();
  });
}
