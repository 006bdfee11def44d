import { expect, test } from "vitest";
import { createTurns } from "./keyed-mutex.ts";

test("tasks of one key run one after the other, in the order they came", async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} starts`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };

  const results = await Promise.all([inTurn("key", task("a")), inTurn("key", task("b"))]);

  expect(results).toEqual(["a", "b"]);
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});

test("tasks of other keys do not wait", async () => {
  const inTurn = createTurns();
  const never = inTurn("one", () => new Promise(() => {}));

  expect(await inTurn("two", async () => "done")).toBe("done");
  expect(never).toBeInstanceOf(Promise);
});

test("a task that fails fails alone", async () => {
  const inTurn = createTurns();
  const failing = inTurn("key", () => Promise.reject(new Error("broken")));
  const next = inTurn("key", async () => "done");

  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
