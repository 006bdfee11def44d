import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
const commands = ["posts", "leads", "migrate", "doctor"];

let folder: string;

/** Creates a project whose build and installation only write one file each. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "prepare-"));
  await cp("server/cli/prepare.mjs", join(folder, "server/cli/prepare.mjs"));
  for (const source of ["build", "client", "shared", "sql", "e2e"]) {
    await mkdir(join(folder, source));
  }
  const build = "mkdir -p dist/server && touch dist/server/new.js";
  await write("package.json", JSON.stringify({ scripts: { build } }));
  await write("package-lock.json", "{}");
  await write("build.ts", "");
  await write("node_modules/package.json", "{}");
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Runs what precedes the built program in the npm scripts of all commands. */
function runPrepare(): void {
  const [prepare, ...others] = commands.map((name) => scripts[name].split(" && ")[0]);
  expect(others).toEqual([prepare, prepare, prepare]);
  execFileSync("sh", ["-c", prepare], { cwd: folder, stdio: "pipe" });
}

const filesIn = (path: string) => readdir(join(folder, path));

test("a command leaves an out-of-date build and installation as they are", async () => {
  await write("dist/server/main.js", "");
  await write("build.ts", "changed");

  runPrepare();

  expect(await filesIn("dist/server")).toEqual(["main.js"]);
  expect(await filesIn("node_modules")).toEqual(["package.json"]);
});

test("a command builds when there is no build", async () => {
  runPrepare();

  expect(await filesIn("dist/server")).toEqual(["new.js"]);
});
