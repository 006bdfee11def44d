import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Makes the element a tab stop that is announced as scrolling only while its content is wider than it is, and
 * marks with `data-more` that some of the content is hidden at the end. Until it runs the element is a tab stop.
 */
export const scrollRegion = defineBehaviour({
  name: "scroll-region",
  start(element) {
    const label = element.ariaLabel;
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      element.ariaLabel = hidden > 0 ? `${label}, scrolls sideways` : label;
      if (hidden > 0) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
      // In text from right to left positions are negative. Browsers round them.
      element.toggleAttribute("data-more", hidden - Math.abs(element.scrollLeft) > 1);
    };
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener("scroll", update, { passive: true });
  },
});
