import { defineBehaviour } from "../island/define-island.ts";

/** Wakes at the first touch of the header; until then, and without script, the browser does the rest. */
export const header = defineBehaviour({
  name: "header",
  start: (element) => startHeader(element.ownerDocument),
});

/**
 * Closes what is open when the visitor goes elsewhere. While the drawer is open, Tab stays inside
 * and what is behind is out of everybody's reach, and rests.
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

  const shield = () => {
    const isOpen = drawer?.matches(":popover-open") ?? false;
    document.documentElement.style.overflow = isOpen ? "hidden" : "";
    for (const part of document.querySelectorAll<HTMLElement>("main, body > footer")) {
      part.inert = isOpen;
    }
  };
  drawer?.addEventListener("toggle", shield);
  shield();

  drawer?.addEventListener("keydown", (event) => {
    const stops = [...drawer.querySelectorAll<HTMLElement>("a, button:not([tabindex])")];
    if (event.shiftKey) stops.reverse();
    if (event.key !== "Tab" || document.activeElement !== stops.at(-1)) return;
    event.preventDefault();
    stops[0]?.focus();
  });
}
