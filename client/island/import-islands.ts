import type { Islands } from "./define-island.ts";
import { insertScript } from "./trusted-scripts.ts";

/**
 * Imports the module that lists every island. The Content-Security-Policy trusts scripts that the entry
 * inserts, but not its imports, because the parser inserted the entry. So the entry first inserts the module as
 * a script, and the import then finds it loaded. Browsers run a module once, however often it is inserted, and
 * fetch it again after a failure.
 * @throws when the module cannot be fetched
 */
export async function importIslands(address: string): Promise<Islands> {
  await new Promise((resolve, reject) => {
    insertScript({ type: "module", src: address, onload: resolve, onerror: reject });
  });
  return import(ISLANDS);
}
