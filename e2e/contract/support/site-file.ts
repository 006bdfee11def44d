import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes a SITE_FILE into a folder of its own and returns its path. */
export async function writeSiteFile(facts: object): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "contract-site-file-")), "site.json");
  await writeFile(path, JSON.stringify(facts));
  return path;
}
