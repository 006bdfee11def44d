import type { Projection } from "../../../shared/point-cloud/camera.ts";
import type { Vector } from "../../../shared/point-cloud/vector.ts";
import type { Marks } from "./marks.ts";
import { distanceText, pickPoint } from "./measure.ts";
import type { Stage } from "./stage.ts";
import { type Parts, press } from "./viewer-parts.ts";

/** The measuring tape: a distance between two points of the cloud. */
export function createTape(parts: Parts, stage: Stage) {
  let isOn = false;
  let ends: Vector[] = [];
  let hovered: Vector | undefined;

  const find = (x: number, y: number) =>
    stage.cloud && pickPoint(stage.cloud, stage.projection, x, y);
  function show() {
    const [from, to] = ends;
    const { distance, parts: details } = from && to ? distanceText(from, to) : hint(from);
    const [first, second] = parts.reading.children;
    if (first) first.textContent = distance;
    if (second) second.textContent = details;
    parts.reading.hidden = !isOn;
    stage.request();
  }

  return {
    get isOn() {
      return isOn;
    },
    set(on: boolean) {
      isOn = on;
      ends = [];
      hovered = undefined;
      press([parts.measure], () => on);
      parts.stage.toggleAttribute("data-measuring", on);
      if (on) parts.canvas.focus({ preventScroll: true });
      show();
    },
    /** Sets the next end at the point in the window that is closest. */
    setEnd(x: number, y: number) {
      const found = find(x, y);
      if (found) ends = ends.length === 2 ? [found] : [...ends, found];
      else parts.status.textContent = "There is no point. Aim at the cloud.";
      show();
    },
    hover(x: number, y: number) {
      if (!isOn || ends.length === 2) return;
      hovered = find(x, y);
      stage.request();
    },
    leave() {
      hovered = undefined;
      stage.request();
    },
    draw(marks: Marks, projection: Projection) {
      const [from, to = hovered] = ends;
      for (const end of ends) marks.drawPoint(projection, end, "end");
      if (from && to) marks.drawDistance(projection, from, to, "measure");
      if (hovered) marks.drawPoint(projection, hovered, "snap");
      else if (document.activeElement === parts.canvas) marks.drawAim(projection);
    },
  };
}

function hint(from: Vector | undefined) {
  return {
    distance: from ? "Second point" : "First point",
    parts: "Click, or Enter at the cross.",
  };
}
