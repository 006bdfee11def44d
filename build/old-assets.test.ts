import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesWrittenSince, removeOldAssets } from "./old-assets.ts";

let directory: string;
let folder: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "old-assets-"));
  folder = join(directory, "assets");
  await mkdir(folder);
});

afterEach(() => rm(directory, { recursive: true }));

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));

async function build(now: Date, ...files: string[]): Promise<string[]> {
  for (const file of files) await writeFile(join(folder, file), file);
  return removeOldAssets({ folder, record: join(directory, "builds.json"), current: files, now });
}

test("what a build no longer makes stays for thirty days after it was replaced", async () => {
  await build(day(0), "a-1.js", "font.woff2");
  await build(day(100), "a-2.js", "font.woff2");

  const within = await build(day(130), "a-3.js", "font.woff2");
  const after = await build(day(131), "a-4.js", "font.woff2");

  expect(within).toEqual([]);
  expect(after).toEqual(["a-1.js"]);
  expect((await readdir(folder)).sort()).toEqual(["a-2.js", "a-3.js", "a-4.js", "font.woff2"]);
});

test("of many builds on one day the last twenty stay", async () => {
  for (let n = 0; n < 20; n += 1) await build(day(0), `a-${n}.js`);

  expect(await build(day(0), "a-20.js")).toEqual(["a-0.js"]);
});

test("building the same again makes nobody else's files older", async () => {
  await build(day(0), "a-1.js");
  for (let n = 0; n < 30; n += 1) await build(day(1), "a-2.js");

  expect((await readdir(folder)).sort()).toEqual(["a-1.js", "a-2.js"]);
});

test("what was there before anybody took note stays as if it had been replaced now", async () => {
  await writeFile(join(folder, "unknown.js"), "");

  const first = await build(day(0), "a-1.js");
  const second = await build(day(29), "a-2.js");
  const third = await build(day(31), "a-3.js");

  expect([first, second, third]).toEqual([[], [], ["unknown.js"]]);
});

test("files of this build are told by when they were written", async () => {
  await writeFile(join(folder, "old.js"), "");
  await utimes(join(folder, "old.js"), day(0), day(0));
  await writeFile(join(folder, "new.js"), "");
  await utimes(join(folder, "new.js"), day(2), day(2));

  expect(await filesWrittenSince(folder, day(1))).toEqual(["new.js"]);
});
