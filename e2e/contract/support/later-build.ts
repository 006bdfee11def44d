import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const NOT_COPIED = new Set([
  ...["node_modules", "dist", ".git", ".cache", ".data", "test-results"],
  // The build does not read the masters of the pictures.
  "art",
]);
/** A sentence of the specification that scripts and pages contain. */
const SENTENCE = "Please enter a valid email";
export const LATER_SENTENCE = "Please enter an email that is valid";

/**
 * Builds a later version of this tree in a separate folder: a changed sentence gives scripts other addresses,
 * and a migration adds a column.
 */
export async function makeLaterBuild(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "contract-build-"));
  for (const name of await readdir(".")) {
    if (!NOT_COPIED.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await replaceSentence(join(folder, "shared"));
  await writeFile(
    join(folder, "sql/9000_add_later_column.sql"),
    "ALTER TABLE blog_posts ADD COLUMN later_column text;\n",
  );
  await promisify(execFile)("npm", ["run", "--silent", "build"], { cwd: folder });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function replaceSentence(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
  for (const source of sources) {
    const text = await readFile(source, "utf8");
    if (text.includes(SENTENCE)) await writeFile(source, text.replaceAll(SENTENCE, LATER_SENTENCE));
  }
}
