import { isReached, journeyProgress } from "../../../shared/journey-progress.ts";
import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Sends the sensor down the line as the visitor scrolls, and marks the milestones it has come to.
 * Expects `data-line` on the line and `data-position` on each milestone. Without this module, and
 * where motion is unwelcome, the journey stands at its end.
 */
export const journey = defineBehaviour({
  name: "journey",
  start(element) {
    const line = element.querySelector("[data-line]");
    if (!line) throw new Error("The journey has no line");
    const milestones = element.querySelectorAll<HTMLElement>("[data-position]");
    const still = matchMedia("(prefers-reduced-motion: reduce)");

    const show = () => {
      const progress = still.matches
        ? 1
        : journeyProgress(line.getBoundingClientRect(), window.innerHeight);
      element.style.setProperty("--progress", progress.toFixed(4));
      for (const milestone of milestones) {
        const position = Number(milestone.dataset.position);
        milestone.dataset.reached = String(isReached(position, progress));
      }
    };

    const showSoon = oncePerFrame(show);
    addEventListener("scroll", showSoon, { passive: true });
    addEventListener("resize", showSoon);
    still.addEventListener("change", showSoon);
    show();
  },
});

function oncePerFrame(action: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      action();
    });
  };
}
