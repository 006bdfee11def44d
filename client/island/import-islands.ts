import { entryPolicy } from "./entry-policy.ts";
import { insertScript } from "./insert-script.ts";

let islands: Promise<typeof import("../islands.ts")> | undefined;

/**
 * Imports the module that knows every island, and asks for it again where it did not come. The policy
 * has no hash of its bytes: what a trusted script inserts is trusted by `strict-dynamic`, with all
 * that it imports; what it imports itself is not, as long as it was itself put in place by the parser.
 * Once the inserted script has run, the import finds it among the modules that are already there.
 */
export async function importIslands(): Promise<typeof import("../islands.ts")> {
  if (islands) return islands;
  await new Promise((resolve, reject) => {
    insertScript({
      type: "module",
      src: entryPolicy.createScriptURL(""),
      onload: resolve,
      onerror: reject,
    });
  });
  islands = import(ISLANDS);
  return islands;
}
