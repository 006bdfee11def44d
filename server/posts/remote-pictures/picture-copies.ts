import type { Db } from "../../db/db.ts";
import { insertRemotePictures, readPictureCopies } from "../../db/remote-pictures.ts";

/** Finds the site's copies of pictures on other hosts. */
export class PictureCopies {
  readonly #db: Db;
  /** Addresses that the table does not contain yet: a request for a page writes nothing. */
  readonly #found = new Set<string>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Maps addresses of pictures to the addresses of their copies. Others are remembered for `recordFound`. */
  async find(addresses: readonly string[]): Promise<Map<string, string>> {
    if (addresses.length === 0) return new Map();
    const known = await readPictureCopies(this.#db, addresses);
    for (const address of addresses) if (!known.has(address)) this.#found.add(address);
    return new Map([...known].flatMap(([address, media]) => (media ? [[address, media]] : [])));
  }

  /** Adds the remembered addresses to the table, so that a server copies them. */
  async recordFound(): Promise<void> {
    const addresses = [...this.#found];
    await insertRemotePictures(this.#db, addresses);
    for (const address of addresses) this.#found.delete(address);
  }
}
