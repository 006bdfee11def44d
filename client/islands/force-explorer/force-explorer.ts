import type { ThermalForce } from "../../../shared/content/thermal-force.ts";
import {
  celsius,
  type ForceSetting,
  forceMeaning,
  forceNumber,
  readForceSetting,
  shareOfRuler,
  workedForce,
} from "../../figures/force-setting.ts";
import { drawingLabel, type Layout, railUnderForce } from "../../figures/rail-under-force.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import { replaceFields } from "../address-fields.ts";

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
}

function redraw(drawing: Element, force: ThermalForce): void {
  const strokes = railUnderForce(force.forceKN, drawing.getAttribute("data-window") as Layout);
  for (const [name, data] of Object.entries(strokes)) {
    drawing.querySelector(`[data-part=${name}]`)?.setAttribute("d", data);
  }
  drawing.setAttribute("aria-label", drawingLabel(force));
  drawing.closest("[data-rail]")?.setAttribute("data-rail", force.rail);
}

/** Shows an error message below a field; an empty message removes it. */
function showFieldError(input: HTMLInputElement, message: string): void {
  if (message === "") input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
  const error = document.getElementById(`${input.id}-error`);
  if (error && error.textContent !== message) error.textContent = message;
}

/** Returns the values of a form's fields by name. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(values);
}

/** Calls `show` now and after every input, and stores the form's values in the address instead of sending them. */
function followForm(form: HTMLFormElement, show: () => void): void {
  // Fields of other parts of the page, which are sent only without script.
  for (const hidden of form.querySelectorAll("[type=hidden]")) hidden.remove();
  const share = () => replaceFields(Object.keys(valuesOf(form)), valuesOf(form), form.id);
  form.addEventListener("input", show);
  form.addEventListener("change", share);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    share();
    form.scrollIntoView();
  });
  show();
  // The visitor may have typed before this code was loaded.
  const inputs = [...form.querySelectorAll("input")];
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) share();
}
