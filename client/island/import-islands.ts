import { insertScript } from "./trusted-scripts.ts";

type Islands = typeof import("../islands.ts");

let islands: Promise<Islands> | undefined;

/**
 * Imports the module that knows every island. The policy trusts what the entry inserts, but not what it
 * imports itself, because the parser inserted the entry; so the module is inserted as a script first, and the
 * import then finds it loaded.
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
