// Loaded into a server before its own program: answers with what held up its main thread since it
// was last asked, and what the process holds in memory.
import { readFileSync } from "node:fs";

const EVERY_MS = 2;

let wall = 0;
let work = 0;
let lastAt = performance.now();
let lastWork = workMs();

setInterval(() => {
  const at = performance.now();
  const worked = workMs();
  wall = Math.max(wall, at - lastAt - EVERY_MS);
  work = Math.max(work, worked - lastWork);
  lastAt = at;
  lastWork = worked;
}, EVERY_MS).unref();

/** Processor time of this thread: what a stall takes that no other program has part in. */
function workMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ", 1)[0]) / 1e6;
  } catch {
    return 0;
  }
}

process.on("message", () => {
  process.send?.({ wallMs: wall, workMs: work, residentBytes: process.memoryUsage.rss() });
  wall = 0;
  work = 0;
});
process.channel?.unref();
// No server outlives a proof that was interrupted.
process.on("disconnect", () => process.exit());
