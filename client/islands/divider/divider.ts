import { dividerText } from "../../../shared/format.ts";
import { defineBehaviour } from "../../island/define-island.ts";

/** Moves the border between two pictures of one scene to where the slider stands. */
export const divider = defineBehaviour({
  name: "divider",
  start(element) {
    const slider = element.querySelector("input");
    if (!slider) throw new Error("The divider has no slider");
    const { left = "", right = "" } = element.dataset;
    const show = () => {
      element.style.setProperty("--seen", `${slider.value}%`);
      slider.setAttribute("aria-valuetext", dividerText(slider.valueAsNumber, [left, right]));
    };
    slider.addEventListener("input", show);
    // The visitor may have moved the slider before this script loaded.
    show();
  },
});
