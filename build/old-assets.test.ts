import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepLastBuild, removeOldAssets } from "./old-assets.ts";

const NEVER = new Date(0);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "old-assets-"));
});

afterEach(() => rm(folder, { recursive: true }));

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));

async function build(lastBuiltAt: Date, now: Date, ...files: string[]): Promise<void> {
  await keepLastBuild(folder, lastBuiltAt, now);
  for (const file of files) {
    await writeFile(join(folder, file), file);
    await utimes(join(folder, file), now, now);
  }
  await removeOldAssets(folder, now);
}

async function files(): Promise<string[]> {
  return (await readdir(folder)).sort();
}

test("keeps a file for 30 days after a build replaces it, however long it was served before", async () => {
  await build(NEVER, day(0), "a-1.js", "font.woff2");
  await build(day(0), day(100), "a-2.js", "font.woff2");
  await build(day(100), day(129), "a-3.js", "font.woff2");
  expect(await files()).toEqual(["a-1.js", "a-2.js", "a-3.js", "font.woff2"]);

  await build(day(129), day(131), "a-4.js", "font.woff2");

  expect(await files()).toEqual(["a-2.js", "a-3.js", "a-4.js", "font.woff2"]);
});

test("keeps every file if there was no complete build", async () => {
  await build(NEVER, day(0), "a-1.js");

  await build(NEVER, day(100), "a-2.js");

  expect(await files()).toEqual(["a-1.js", "a-2.js"]);
});

test("works before the folder exists", async () => {
  const missing = join(folder, "missing");

  await expect(keepLastBuild(missing, NEVER, day(0))).resolves.toBeUndefined();
  await expect(removeOldAssets(missing, day(0))).resolves.toBeUndefined();
});
