import { addSpeculationRules } from "./add-speculation-rules.ts";
import { defineConsoleErrorElement } from "./island/console-error-element.ts";
import { importIslands } from "./island/import-islands.ts";
import { defineIslandElement } from "./island/island-element.ts";
import { remember, remembered } from "./island/remembered.ts";
import { showFonts } from "./show-fonts.ts";

/*
 * The one script of a page that nobody has touched yet. It imports no chunk, for the policy
 * trusts these bytes by their hash and nothing else; the rest comes with the first island.
 */
defineConsoleErrorElement();
defineIslandElement(importIslands);

// How the visit began: a demo request says it.
const isFirstPage = !remembered("began");
if (isFirstPage) {
  remember("began", JSON.stringify([location.href, document.referrer]));
}
showFonts(isFirstPage);
addSpeculationRules();

if (DEVELOPMENT) {
  const server = new EventSource("/development/alive");
  let lost = false;
  server.addEventListener("error", () => {
    lost = true;
  });
  server.addEventListener("open", () => {
    if (lost) location.reload();
  });
}
