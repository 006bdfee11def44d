import { expect, test } from "vitest";
import { AsyncLocalStorage } from "./request-storage.ts";

test("a value is known while its callback runs, and the outer one after it", () => {
  const storage = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];

  storage.run("outer", () => {
    storage.run("inner", () => seen.push(storage.getStore()));
    seen.push(storage.getStore());
  });

  expect([...seen, storage.getStore()]).toEqual(["inner", "outer", undefined]);
});
