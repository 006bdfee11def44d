import { insertScript } from "./trusted-scripts.ts";

type Islands = typeof import("../islands.ts");

let islands: Promise<Islands> | undefined;

/**
 * Imports the module that lists every island. The Content-Security-Policy trusts scripts that the entry
 * inserts, but not its imports, because the parser inserted the entry. So the entry first inserts the module as
 * a script, and the import then finds it loaded.
 * @throws when the module cannot be fetched; a later call tries again
 */
export async function importIslands(address: string): Promise<Islands> {
  if (islands) return islands;
  await new Promise((resolve, reject) => {
    insertScript({ type: "module", src: address, onload: resolve, onerror: reject });
  });
  islands = import(ISLANDS);
  return islands;
}
