import { type CalculatorName, calculate } from "../../../shared/content/calculators.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import { showFieldError } from "../field-error.ts";
import { followForm, valuesOf } from "../form-values.ts";

/** Calculates the result while the visitor types, and keeps the numbers in the address. */
export const calculator = defineBehaviour({
  name: "calculator",
  start(element) {
    const form = element.querySelector("form");
    if (!form) throw new Error("The calculator has no form");
    followForm(form, () => {
      const { readings, answer } = calculate(form.id as CalculatorName, valuesOf(form));
      for (const [place, input] of form.querySelectorAll("input").entries()) {
        showFieldError(input, readings[place]?.error ?? "");
      }
      const { value = "–", unit = "", formula = "" } = answer ?? {};
      for (const [part, words] of Object.entries({ value, unit, formula })) {
        const shown = form.querySelector(`[data-part=${part}]`);
        if (shown) shown.textContent = words;
      }
    });
  },
});
