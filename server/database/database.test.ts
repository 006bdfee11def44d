import { expect, test, vi } from "vitest";
import { createLog } from "../base/log.ts";
import { withRetry } from "./database.ts";

const log = createLog("silent");

/** An error like that of `openPostgres`. */
function failure(code: string): Error {
  return new Error("DATABASE_URL: no site", { cause: Object.assign(new Error(), { code }) });
}

test("a wrong password fails at once", async () => {
  const wait = vi.fn(async () => {});
  const open = async () => {
    throw failure("28P01");
  };

  await expect(withRetry(open, { log, limitMs: 60_000, wait })).rejects.toThrow("no site");

  expect(wait).not.toHaveBeenCalled();
});

test("doubles the delay up to 5 seconds and fails after the limit", async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const open = async () => {
    throw failure("ECONNREFUSED");
  };

  await expect(withRetry(open, { log, limitMs: 10_000, wait })).rejects.toThrow("no site");

  expect(waits).toEqual([500, 1000, 2000, 4000, 5000]);
});
