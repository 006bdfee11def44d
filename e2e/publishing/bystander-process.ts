/*
 * Asks for a page again and again until it is told to end, and tells then how long each answer took
 * to begin, in milliseconds. In a process of its own: who reads megabytes beside it has no part in that.
 */
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";

const EVERY_MS = 5;
/** Requests that are not counted: they open the connection and warm what asks. */
const WARM_UP = 20;

const [url = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const waits: number[] = [];
let isDone = false;
process.once("message", () => {
  isDone = true;
});
process.once("disconnect", () => process.exit());

for (let asked = 0; !isDone; asked += 1) {
  const { status, ms } = await ask(agent, url);
  if (status !== 200) throw new Error(`${url} was answered with ${status}`);
  if (asked === WARM_UP) process.send?.("warm");
  if (asked > WARM_UP) waits.push(ms);
  await delay(EVERY_MS);
}
process.send?.(waits, () => process.disconnect());
