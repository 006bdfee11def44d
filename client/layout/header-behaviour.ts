import { defineBehaviour } from "../island/define-island.ts";

/** Wakes at the first touch of the header; until then, and without script, the browser does the rest. */
export const header = defineBehaviour({
  name: "header",
  start: (element) => startHeader(element.ownerDocument),
});

/** All that the open drawer covers. */
const BEHIND = "page-island[name=header] > :not(dialog), main, body > footer";

/**
 * Closes a menu when the visitor clicks or focuses something else. While the drawer is open, the Tab
 * key stays inside, and the page behind it is inert and does not scroll.
 */
export function startHeader(document: Document): void {
  const drawer = document.querySelector<HTMLElement>("#menu-drawer");
  const openMenu = () => document.querySelector<HTMLDetailsElement>("header [open]");

  const leave = ({ target, type }: Event) => {
    const menu = openMenu();
    const chosen = type === "click" && (target as Element).closest("a");
    if (menu && (chosen || !menu.contains(target as Node))) menu.open = false;
    if (!chosen || !drawer?.contains(chosen)) return;
    drawer.hidePopover();
  };
  document.addEventListener("click", leave);
  document.addEventListener("focusin", leave);

  document.addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });

  const shield = (isOpen: boolean) => {
    document.documentElement.style.overflow = isOpen ? "hidden" : "";
    for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = isOpen;
  };
  drawer?.addEventListener("toggle", ({ newState }) => shield(newState === "open"));
  // The browser gives the focus back to the menu button, which cannot take it while it is inert.
  drawer?.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") shield(false);
  });
  shield(drawer?.matches(":popover-open") ?? false);

  drawer?.addEventListener("keydown", (event) => {
    const stops = [...drawer.querySelectorAll<HTMLElement>("a, button:not([tabindex])")];
    if (event.shiftKey) stops.reverse();
    if (event.key !== "Tab" || document.activeElement !== stops.at(-1)) return;
    event.preventDefault();
    stops[0]?.focus();
  });
}
