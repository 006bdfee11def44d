import { coverageTime, parseCount } from "../../../shared/coverage.ts";
import { wrongCounts } from "../../../shared/messages.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import { markInvalid } from "../mark-invalid.ts";

/** Divides what there is by what is inspected a year, as the visitor types. */
export const coverageSum = defineBehaviour({
  name: "coverage-sum",
  start(element) {
    const [assets, inspected] = element.querySelectorAll("input");
    const value = element.querySelector("[data-part=value]");
    const unit = element.querySelector("[data-part=unit]");
    if (!assets || !inspected || !value || !unit) return;
    const show = () => {
      const time = coverageTime(readCount(assets), readCount(inspected));
      value.textContent = time?.value ?? "";
      unit.textContent = time?.unit ?? wrongCounts;
      element.querySelector("output")?.toggleAttribute("data-unknown", !time);
    };
    element.addEventListener("input", show);
    show();
  },
});

function readCount(input: HTMLInputElement): number {
  const count = parseCount(input.value) ?? 0;
  markInvalid(input, count === 0);
  return count;
}
