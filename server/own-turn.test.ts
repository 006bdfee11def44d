import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("whoever works piece by piece has a turn alone, and others theirs in between", async () => {
  let turn = 0;
  let isRunning = true;
  const count = () => {
    turn += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  const had: number[] = [];
  const work = async () => {
    for (let piece = 0; piece < 5; piece += 1) {
      await ownTurn();
      had.push(turn);
    }
  };

  await Promise.all([work(), work(), work()]);

  isRunning = false;
  expect(had).toHaveLength(15);
  expect(new Set(had).size).toBe(15);
});
