import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const SCRIPT = join(import.meta.dirname, "licences.mjs");

test("every dependency has a licence that is allowed", () => {
  const { status, stderr } = licences(process.cwd());

  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test.each([
  ["GPL-3.0-only", false],
  ["MIT OR GPL-3.0-only", true],
  ["MIT AND GPL-3.0-only", false],
  ["(MIT AND ISC)", true],
  ["MPL-2.0", false],
  ["CC-BY-SA-4.0", false],
  [undefined, false],
])("a dependency with the licence %s is allowed: %s", (license, isAllowed) => {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  const packages = { "": {}, "node_modules/@a/new-one": { version: "1.2.3", license } };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));

  const { status, stderr } = licences(folder);

  expect(status).toBe(isAllowed ? 0 : 1);
  expect(stderr.includes("@a/new-one 1.2.3")).toBe(!isAllowed);
});

function licences(folder: string) {
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: "utf8" });
}
