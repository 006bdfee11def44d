import {
  celsius,
  type ForceSetting,
  forceMeaning,
  forceNumber,
  readForceSetting,
  shareOfRuler,
  type ThermalForce,
  workedForce,
} from "../../../shared/content/thermal-force.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import { showFieldError } from "../field-error.ts";
import { followForm, valuesOf } from "../form-values.ts";
import { drawingLabel, type Layout, railUnderForce } from "./rail-under-force.ts";

/** Updates the page when one of the two temperatures changes. `data-part` marks the updated elements. */
export const forceExplorer = defineBehaviour({
  name: "force-explorer",
  start(element) {
    const form = element.querySelector("form");
    const rail = element.querySelector<HTMLInputElement>("[name=rail]");
    const neutral = element.querySelector<HTMLInputElement>("[name=neutral]");
    if (!form || !rail || !neutral) return;
    followForm(form, () => {
      const setting = readForceSetting(valuesOf(form));
      showFieldError(neutral, setting.neutral.error);
      rail.setAttribute("aria-valuetext", celsius(setting.railC));
      // While a number is invalid, the drawing keeps the last valid one.
      if (setting.neutral.error === "") showForce(element, setting);
    });
  },
});

function showForce(element: HTMLElement, setting: ForceSetting): void {
  const { railC, neutralC, force } = setting;
  const words = {
    rail: celsius(railC),
    force: forceNumber(force),
    meaning: forceMeaning(force),
    neutral: `neutral ${celsius(neutralC)}`,
    worked: workedForce(setting),
  };
  for (const [name, text] of Object.entries(words)) {
    const part = element.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = text;
  }
  element.querySelector("[data-part=neutral-mark]")?.setAttribute("x", shareOfRuler(neutralC));
  const difference = element.querySelector("[data-part=difference]");
  difference?.setAttribute("x1", shareOfRuler(neutralC));
  difference?.setAttribute("x2", shareOfRuler(railC));
  difference?.toggleAttribute("data-tension", force.rail === "tension");
  for (const drawing of element.querySelectorAll("svg[data-window]")) redraw(drawing, force);
  for (const cell of element.querySelectorAll<HTMLElement>("[data-difference]")) {
    cell.toggleAttribute("data-current", Number(cell.dataset.difference) === force.differenceC);
  }
}

function redraw(drawing: Element, force: ThermalForce): void {
  const strokes = railUnderForce(force.forceKN, drawing.getAttribute("data-window") as Layout);
  for (const [name, data] of Object.entries(strokes)) {
    drawing.querySelector(`[data-part=${name}]`)?.setAttribute("d", data);
  }
  drawing.setAttribute("aria-label", drawingLabel(force));
  drawing.closest("[data-rail]")?.setAttribute("data-rail", force.rail);
}
