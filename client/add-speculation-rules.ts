import { entryPolicy } from "./island/entry-policy.ts";
import { insertScript } from "./island/insert-script.ts";

/**
 * Has the browser fetch pages that the visitor points at. Neither a header nor a tag of the page says
 * so: the header's file would be fetched beside the page, and a tag would be inline.
 */
export function addSpeculationRules(): void {
  insertScript({ type: "speculationrules", text: entryPolicy.createScript("") });
}
