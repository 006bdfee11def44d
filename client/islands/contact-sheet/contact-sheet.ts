import { defineBehaviour } from "../../island/define-island.ts";
import { onPlainClick } from "../../island/plain-click.ts";
import { replaceFields } from "../address-fields.ts";

/** The link's words for each order, and what a screen reader hears once the tiles have it. */
const orders = {
  line: { link: "Rank by risk", other: "risk", said: "The photographs stand along the line." },
  risk: {
    link: "Along the line",
    other: "line",
    said: "The photographs stand in the order of risk.",
  },
} as const;

/** Sorts the photographs in place when the link to the other order is followed. */
export const contactSheet = defineBehaviour({
  name: "contact-sheet",
  start(element) {
    const link = element.querySelector<HTMLAnchorElement>("[data-sort]");
    const list = element.querySelector("ol");
    const status = element.querySelector("[role=status]");
    if (!link || !list || !status) throw new Error("The contact sheet is incomplete");
    for (const tile of tilesOf(list))
      tile.style.viewTransitionName = `culvert-${tile.dataset.rank}`;
    const reorder = () => {
      const order = element.dataset.order === "line" ? "risk" : "line";
      withTransition(() => {
        sort(list, order);
        element.dataset.order = order;
        link.textContent = orders[order].link;
        status.textContent = orders[order].said;
      });
      replaceFields(["order"], { order }, "sheet");
      const address = new URLSearchParams(location.search);
      address.set("order", orders[order].other);
      link.search = `?${address}`;
    };
    link.addEventListener("click", onPlainClick(reorder));
  },
});

function tilesOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("li")];
}

function sort(list: Element, order: keyof typeof orders): void {
  const key = order === "line" ? "km" : "rank";
  list.append(...tilesOf(list).sort((a, b) => Number(a.dataset[key]) - Number(b.dataset[key])));
}

/** Lets the tiles travel to their new places, in browsers that can and unless the visitor prefers less motion. */
function withTransition(change: () => void): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) change();
  else document.startViewTransition(change);
}
