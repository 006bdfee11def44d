import { expect, test } from "vitest";
import { createRoom } from "./room.ts";

const SOON_MS = 20;

/** Whether a promise has its value once all that was to happen now has happened. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return done;
}

test("whoever finds no room waits until somebody leaves", async () => {
  const room = createRoom(10);
  const leave = await room.take(6);

  const second = room.take(5);

  expect(await isDone(second)).toBe(false);
  leave();
  expect(await isDone(second)).toBe(true);
});

test("nobody overtakes: who wants little waits behind who wants much", async () => {
  const room = createRoom(10);
  const leave = await room.take(6);
  const much = room.take(9);

  const little = room.take(1);

  expect(await isDone(little)).toBe(false);
  leave();
  expect(await isDone(much)).toBe(true);
  expect(await isDone(little)).toBe(true);
});

test("who wants more than all gets all", async () => {
  const room = createRoom(10);
  await room.take(1_000);

  expect(await isDone(room.take(1))).toBe(false);
});

test("leaving twice makes no room twice", async () => {
  const room = createRoom(10);
  const leave = await room.take(5);
  await room.take(5);

  leave();
  leave();

  expect(await isDone(room.take(5))).toBe(true);
  expect(await isDone(room.take(5))).toBe(false);
});

test("whoever has no more patience goes, and lets those behind go on", async () => {
  const room = createRoom(10);
  await room.take(6);

  const much = room.take(9, SOON_MS);
  const little = room.take(1);

  await expect(much).rejects.toThrow("No room");
  expect(await isDone(little)).toBe(true);
});
