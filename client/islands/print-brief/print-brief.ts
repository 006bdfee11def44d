import { defineBehaviour } from "../../island/define-island.ts";

/** Opens the browser's print dialog after a click on the button. */
export const printBrief = defineBehaviour({
  name: "print-brief",
  start(element) {
    element.querySelector("form")?.addEventListener("submit", () => print());
  },
});
