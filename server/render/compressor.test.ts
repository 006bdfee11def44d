import { execFileSync } from "node:child_process";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { createCompressor } from "./compressor.ts";

const page = Buffer.from("<p>A page of the site.</p>".repeat(200));
let compressor = createCompressor();

afterEach(() => compressor.close());

test("what is packed elsewhere unpacks to the page", async () => {
  compressor = createCompressor();

  const { gzip, br } = await compressor.compressBoth(page, "packed");

  expect(gunzipSync(gzip)).toEqual(page);
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(childrenOf(process.pid)).toHaveLength(1);
});

test("whoever waits for the page is not made to wait for a process", async () => {
  await vi.waitFor(() => expect(childrenOf(process.pid)).toEqual([]), 10_000);
  compressor = createCompressor();

  const { br } = await compressor.compressBoth(page, "live");

  expect(brotliDecompressSync(br)).toEqual(page);
  expect(childrenOf(process.pid)).toEqual([]);
});

test("the process ends when there is nothing to pack, and another begins with the next page", async () => {
  compressor = createCompressor(0);

  await compressor.compressBoth(page, "packed");
  await vi.waitFor(() => expect(childrenOf(process.pid)).toEqual([]), 10_000);
  const { gzip } = await compressor.compressBoth(page, "packed");

  expect(gunzipSync(gzip)).toEqual(page);
});

test("a process that was killed costs no page", async () => {
  compressor = createCompressor();
  await compressor.compressBoth(page, "packed");
  const [child = 0] = childrenOf(process.pid);

  const packing = [1, 2, 3].map(() => compressor.compressBoth(page, "packed"));
  process.kill(child, "SIGKILL");

  for (const { br } of await Promise.all(packing)) expect(brotliDecompressSync(br)).toEqual(page);
});

/** Ids of the compressors among a process's children. */
function childrenOf(parent: number): number[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return list
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s.*compressor-process/.exec(line))
    .filter((found) => Number(found?.[2]) === parent)
    .map((found) => Number(found?.[1]));
}
