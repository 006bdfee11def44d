import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import {
  forceMeaning,
  forceNumber,
  shareOfRuler,
  signed,
  type ThermalForce,
  thermalForce,
} from "../../../shared/thermal-force.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import { markInvalid } from "../mark-invalid.ts";
import { drawingLabel, railUnderForce, type Sheet } from "./rail-under-force.ts";

/** Follows the two temperatures. The page marks by `data-part` what changes with them. */
export const forceExplorer = defineBehaviour({
  name: "force-explorer",
  start(element) {
    const rail = element.querySelector<HTMLInputElement>("[type=range]");
    const neutral = element.querySelector<HTMLInputElement>("[type=number]");
    if (!rail || !neutral) return;
    const show = () => {
      const known = neutral.value !== "" && neutral.validity.valid;
      markInvalid(neutral, !known);
      rail.setAttribute("aria-valuetext", `${rail.value}${UNIT_SPACE}°C`);
      if (known) showForce(element, rail.valueAsNumber, neutral.valueAsNumber);
    };
    element.addEventListener("input", show);
    show();
  },
});

function showForce(element: HTMLElement, railC: number, neutralC: number): void {
  const force = thermalForce(railC - neutralC);
  const words = {
    rail: `${signed(railC)}${UNIT_SPACE}°C`,
    force: forceNumber(force),
    meaning: forceMeaning(force),
    neutral: `neutral ${neutralC}${UNIT_SPACE}°C`,
  };
  for (const [name, text] of Object.entries(words)) {
    const part = element.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = text;
  }
  element.querySelector("[data-part=neutral-mark]")?.setAttribute("x", shareOfRuler(neutralC));
  for (const drawing of element.querySelectorAll("svg[data-window]")) redraw(drawing, force);
  for (const cell of element.querySelectorAll<HTMLElement>("[data-difference]")) {
    cell.toggleAttribute("data-current", Number(cell.dataset.difference) === force.differenceC);
  }
}

function redraw(drawing: Element, force: ThermalForce): void {
  const strokes = railUnderForce(force.forceKN, drawing.getAttribute("data-window") as Sheet);
  for (const [name, data] of Object.entries(strokes)) {
    drawing.querySelector(`[data-part=${name}]`)?.setAttribute("d", data);
  }
  drawing.setAttribute("aria-label", drawingLabel(force));
  drawing.closest("[data-rail]")?.setAttribute("data-rail", force.rail);
}
