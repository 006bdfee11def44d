import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const LONG_MS = 60_000;
const SHORT_MS = 20;

test("who finds all places taken waits until somebody leaves, in the order they came", async () => {
  const enter = createPlaces(1);
  const leave = await enter(LONG_MS);
  const entered: string[] = [];
  const second = enter(LONG_MS).then(() => entered.push("second"));
  void enter(LONG_MS).then(() => entered.push("third"));

  await new Promise((resolve) => setImmediate(resolve));
  expect(entered).toEqual([]);
  leave();
  await second;

  expect(entered).toEqual(["second"]);
});

test("who has waited in vain takes nobody's place", async () => {
  const enter = createPlaces(1);
  const leave = await enter(LONG_MS);

  const inVain = enter(SHORT_MS);

  await expect(inVain).rejects.toThrow("No place became free");
  leave();
  await expect(enter(SHORT_MS)).resolves.toBeTypeOf("function");
  await expect(enter(SHORT_MS)).rejects.toThrow("No place became free");
});
