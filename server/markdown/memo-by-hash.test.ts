import { expect, test, vi } from "vitest";
import { memoByHash } from "./memo-by-hash.ts";

const textOf = (text: string) => text;
const sizeOf = (text: string) => text.length;

test("calls the function once for concurrent and later calls with equal texts", async () => {
  const make = vi.fn(async (text: string) => text.toUpperCase());
  const memo = memoByHash(make, { textOf, capacity: 100, sizeOf });

  const together = await Promise.all([memo("a"), memo("a"), memo("b")]);
  const later = await memo("a");

  expect([...together, later]).toEqual(["A", "A", "B", "A"]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("drops the least recently used result when the capacity is reached", async () => {
  const make = vi.fn(async (text: string) => text);
  const memo = memoByHash(make, { textOf, capacity: 22, sizeOf });
  const [a, b, c] = ["a", "b", "c"].map((letter) => letter.repeat(10));
  for (const text of [a, b, a, c]) await memo(text ?? "");
  make.mockClear();

  await memo(a ?? "");
  await memo(c ?? "");
  expect(make).not.toHaveBeenCalled();
  await memo(b ?? "");
  expect(make).toHaveBeenCalledOnce();
});

test("returns a result larger than the capacity without storing it", async () => {
  const make = vi.fn(async (text: string) => text);
  const memo = memoByHash(make, { textOf, capacity: 5, sizeOf });

  expect(await memo("x".repeat(9))).toBe("x".repeat(9));
  await memo("x".repeat(9));

  expect(make).toHaveBeenCalledTimes(2);
});

test("passes on a failure without storing it", async () => {
  const make = vi.fn<(text: string) => Promise<string>>();
  make.mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("up");
  const memo = memoByHash(make, { textOf, capacity: 5, sizeOf });

  await expect(memo("a")).rejects.toThrow("down");
  expect(await memo("a")).toBe("up");
});
