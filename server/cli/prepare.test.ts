import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
const commands = ["posts", "leads", "migrate", "doctor"];

/** Runs what precedes the built program in the npm scripts of all commands. */
function runPrepare(cwd: string): void {
  const [prepare, ...others] = commands.map((name) => scripts[name].split(" && ")[0]);
  expect(others).toEqual([prepare, prepare, prepare]);
  execFileSync("sh", ["-c", prepare], { cwd, stdio: "pipe" });
}

test("a command builds when there is no build, and leaves an out-of-date one and an out-of-date installation as they are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prepare-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp("server/cli/prepare.mjs", join(folder, "server/cli/prepare.mjs"));
  for (const source of ["build", "client", "shared", "sql", "e2e", "node_modules"])
    await mkdir(join(folder, source));
  // The build only counts how often it ran.
  const build = "mkdir -p dist/server && echo built >> dist/server/main.js";
  await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { build } }));
  await writeFile(join(folder, "package-lock.json"), "{}");
  await writeFile(join(folder, "build.ts"), "");

  runPrepare(folder);
  await writeFile(join(folder, "build.ts"), "changed");
  runPrepare(folder);

  expect(await readFile(join(folder, "dist/server/main.js"), "utf8")).toBe("built\n");
  expect(await readdir(join(folder, "node_modules"))).toEqual([]);
});
