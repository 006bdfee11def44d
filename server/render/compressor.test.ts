import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import * as here from "./compress.ts";
import { createCompressor } from "./compressor.ts";

vi.mock(import("./compress.ts"), { spy: true });

const page = Buffer.from("<p>A page of the site.</p>".repeat(200));
let compressor = createCompressor();

afterEach(() => compressor.close());
afterAll(() => void vi.doUnmock("./compress.ts"));

test("what is packed elsewhere unpacks to the page", async () => {
  compressor = createCompressor();

  const { gzip, br } = await compressor.compressBoth(page, "packed");

  expect(gunzipSync(gzip)).toEqual(page);
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(isAlive(compressor.pid)).toBe(true);
});

test("whoever waits for the page is not made to wait for a process", async () => {
  compressor = createCompressor();

  const { br } = await compressor.compressBoth(page, "live");

  expect(brotliDecompressSync(br)).toEqual(page);
  expect(compressor.pid).toBeUndefined();
});

test("the process ends when there is nothing to pack, and another begins with the next page", async () => {
  compressor = createCompressor(100);
  await compressor.compressBoth(page, "packed");
  const { pid } = compressor;

  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
  const { gzip } = await compressor.compressBoth(page, "packed");

  expect(gunzipSync(gzip)).toEqual(page);
  expect(compressor.pid).not.toBe(pid);
});

test("a process that ends late disappoints nobody who waits for the next", async () => {
  compressor = createCompressor(0);
  await compressor.compressBoth(page, "packed");
  await vi.waitFor(() => expect(compressor.pid).toBeUndefined(), { interval: 1 });
  vi.mocked(here.compressBoth).mockClear();

  await compressor.compressBoth(page, "packed");

  expect(here.compressBoth).not.toHaveBeenCalled();
});

test("a process that was killed costs no page", async () => {
  compressor = createCompressor();
  await compressor.compressBoth(page, "packed");

  const packing = [1, 2, 3].map(() => compressor.compressBoth(page, "packed"));
  process.kill(compressor.pid ?? Number.NaN, "SIGKILL");

  for (const { br } of await Promise.all(packing)) expect(brotliDecompressSync(br)).toEqual(page);
});

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
