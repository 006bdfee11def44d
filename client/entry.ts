import { ENTRY_POLICY } from "../shared/script-policies.ts";
import { speculationRules } from "../shared/speculation-rules.ts";
import type { Islands } from "./island/define-island.ts";
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

/** Defines `<console-error message="…">`, which logs its message once and removes itself. */
function defineErrorLoggingElement(): void {
  class ConsoleError extends HTMLElement {
    connectedCallback() {
      console.error(this.getAttribute("message"));
      // React's streaming moves parsed elements, which would connect this element a second time.
      this.remove();
    }
  }

  customElements.define("console-error", ConsoleError);
}

/**
 * Imports the module that lists every island. The Content-Security-Policy trusts scripts that the entry
 * inserts, but not its imports, because the parser inserted the entry. So the entry first inserts the module as
 * a script, and the import then finds it loaded. Browsers run a module once, however often it is inserted, and
 * fetch it again after a failure.
 * @throws when the module cannot be fetched
 */
async function importIslands(address: string): Promise<Islands> {
  await new Promise((resolve, reject) => {
    insertScript({ type: "module", src: address, onload: resolve, onerror: reject });
  });
  return import(ISLANDS);
}
