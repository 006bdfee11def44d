import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Makes the element a tab stop that is announced as scrolling only while its content overflows and the visitor can scroll it, and sets
 * `data-more` while content is hidden at the end. Before it runs, the element is a tab
 * stop if its markup says so.
 */
export const scrollRegion = defineBehaviour({
  name: "scroll-region",
  start(element) {
    const label = element.ariaLabel;
    const update = () => {
      const isScrollable = getComputedStyle(element).overflowX !== "hidden";
      const hidden = isScrollable ? element.scrollWidth - element.clientWidth : 0;
      element.ariaLabel = hidden > 0 ? `${label}, scrolls sideways` : label;
      if (hidden > 0) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
      // `scrollLeft` is negative in right-to-left text, and browsers round it.
      element.toggleAttribute("data-more", hidden - Math.abs(element.scrollLeft) > 1);
    };
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener("scroll", update, { passive: true });
    // With reduced motion the strip of logos scrolls instead of moving by itself.
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", update);
  },
});
