import { defineBehaviour } from "../island/define-island.ts";

/** Wakes at the first touch of the header; until then, and without script, the browser does the rest. */
export const header = defineBehaviour({
  name: "header",
  start: (element) => startHeader(element.ownerDocument),
});

/** Closes what is open when the visitor goes elsewhere, and keeps Tab inside the drawer. */
export function startHeader(document: Document): void {
  const drawer = document.querySelector<HTMLDialogElement>("#menu-drawer");
  const openMenu = () => document.querySelector<HTMLDetailsElement>("header details[open]");

  const leave = ({ target, type }: Event) => {
    const menu = openMenu();
    const chosen = type === "click" && (target as Element).closest("a");
    if (menu && (chosen || !menu.contains(target as Node))) menu.open = false;
    if (drawer && chosen && drawer.contains(chosen)) closeDrawer(drawer);
  };
  document.addEventListener("click", leave);
  document.addEventListener("focusin", leave);

  document.addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });

  drawer?.addEventListener("keydown", (event) => {
    const stops = drawer.querySelectorAll<HTMLElement>("a, button");
    const end = stops[event.shiftKey ? 0 : stops.length - 1];
    if (event.key !== "Tab" || document.activeElement !== end) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
  });
}

/** It is open as a dialog or, in browsers without commands, as a popover. */
function closeDrawer(drawer: HTMLDialogElement): void {
  if (drawer.open) drawer.close();
  else drawer.hidePopover();
}
