import { ENTRY_POLICY } from "../shared/script-policies.ts";
import { speculationRules } from "../shared/speculation-rules.ts";
import { defineErrorLoggingElement } from "./island/error-logging-element.ts";
import { importIslands } from "./island/import-islands.ts";
import { defineIslandElement } from "./island/island-element.ts";
import { recordLanding } from "./island/landing.ts";
import { createScriptPolicy, insertScript } from "./island/trusted-scripts.ts";

/*
 * The only script of a page until an island wakes. It is bundled into one file without imports, because the
 * Content-Security-Policy trusts it by its hash.
 */
const policy = createScriptPolicy(ENTRY_POLICY);

defineErrorLoggingElement();
defineIslandElement(() => importIslands(policy.createScriptURL(ISLANDS)));
recordLanding();
// Not as a Speculation-Rules header, because browsers fetch the header's file with every first page.
insertScript({ type: "speculationrules", text: policy.createScript(speculationRules) });

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
