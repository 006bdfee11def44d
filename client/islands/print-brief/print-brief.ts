import { defineBehaviour } from "../../island/define-island.ts";

/** Opens the browser's print dialog at a press of the button. */
export const printBrief = defineBehaviour({
  name: "print-brief",
  start(element) {
    element.querySelector("button")?.addEventListener("click", () => print());
  },
});
