import { isReached, journeyProgress } from "../../../shared/journey-progress.ts";
import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Moves the sensor along the line as the visitor scrolls, and marks the milestones that it has reached.
 * Expects `data-line` on the line and `data-position` on each milestone. Without script, and
 * with reduced motion, the sensor is at the end of the line.
 */
export const journey = defineBehaviour({
  name: "journey",
  start(element) {
    const line = element.querySelector("[data-line]");
    if (!line) throw new Error("The journey has no line");
    const milestones = element.querySelectorAll<HTMLElement>("[data-position]");
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

    const show = () => {
      const progress = reducedMotion.matches
        ? 1
        : journeyProgress(line.getBoundingClientRect(), window.innerHeight);
      element.style.setProperty("--progress", progress.toFixed(4));
      for (const milestone of milestones) {
        const position = Number(milestone.dataset.position);
        milestone.dataset.reached = String(isReached(position, progress));
      }
    };

    const scheduleShow = oncePerFrame(show);
    addEventListener("scroll", scheduleShow, { passive: true });
    addEventListener("resize", scheduleShow);
    reducedMotion.addEventListener("change", scheduleShow);
    show();
  },
});

function oncePerFrame(action: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      action();
    });
  };
}
