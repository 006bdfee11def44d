import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";

const SCRIPT = join(import.meta.dirname, "audit-dependencies.mjs");
const metadata = { dependencies: { prod: 3 } };

test("without known faults all is well", () => {
  const { status, stdout } = audit({ vulnerabilities: {}, metadata });

  expect(stdout).toContain("0 known faults in 3 dependencies");
  expect(status).toBe(0);
});

test("a known fault is named, with what mends it", () => {
  const fault = { name: "left", severity: "high", range: "<2", fixAvailable: true };

  const { status, stdout } = audit({ vulnerabilities: { left: fault }, metadata });

  expect(stdout).toContain("high  left <2  a newer version mends it");
  expect(status).toBe(1);
});

test("a registry without advisories is not taken for a clean bill", () => {
  const { status, stderr } = audit({ message: "405 Method Not Allowed", statusCode: 405 });

  expect(stderr).toContain("has no advisories (405 Method Not Allowed)");
  expect(status).toBe(2);
});

/** Runs the script with an `npm` that answers so. */
function audit(answer: object) {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const npm = join(folder, "npm");
  writeFileSync(join(folder, "answer.json"), JSON.stringify(answer));
  writeFileSync(npm, `#!/bin/sh\ncat "${folder}/answer.json"\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, [SCRIPT], { env, encoding: "utf8" });
}
