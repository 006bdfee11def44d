import { setImmediate as nextTurn } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else has who asked here. Between two long texts
 * others get theirs, and however many are worked on at once, a turn is no longer than one of them.
 */
export async function ownTurn(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  await turn;
}
