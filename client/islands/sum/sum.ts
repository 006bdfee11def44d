import { type SumName, workOut } from "../../../shared/sums.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import { showFieldError } from "../field-error.ts";
import { followForm, valuesOf } from "../form-values.ts";

/** Works out the form's sum while the visitor types, and keeps its numbers in the address. */
export const sum = defineBehaviour({
  name: "sum",
  start(element) {
    const form = element.querySelector("form");
    if (!form) throw new Error("The sum has no form");
    followForm(form, () => {
      const { readings, answer } = workOut(form.id as SumName, valuesOf(form));
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
