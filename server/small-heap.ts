import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Worker } from "node:worker_threads";

/** The space for new objects, of which V8 uses one half at a time. With half of it a packed page cost a fifth more. */
const NEW_SPACE_BYTES = 8_000_000;
/** V8 takes it back from a process that has nothing to do; one that has much gets it again. */
const LOOK_AGAIN_MS = 1_000;
/** Share of that time in which the process was at work. */
const BUSY = 0.1;
/** Where a flag of V8's own keeps the space smaller, trying ends here. */
const BLOCKS_MAX = 200;
const NUMBERS_A_BLOCK = 2_048;
/** How much may be added to what is in use, in percent of it, before V8 looks for what is not. */
const GROWING_PERCENT = 50;
/** Half of a thread's space for new objects. */
const THREAD_SPACE_MB = 4;

/**
 * V8 doubles the space for new objects whenever much of it outlives a look, up to 32 MB, and lets the
 * old ones become several times as many before it looks at them: a server that is never idle keeps
 * all that. Bounded, a page that is rendered costs a third more, and a packed one hardly more. V8's
 * own flag, `--max-semi-space-size`, is read only before a program begins; how fast spaces grow is
 * read each time. So the one for new objects is grown to its size here, and then told to stay.
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  // So small a space is looked through in less time than other threads take to wake.
  setFlagsFromString("--no-parallel-scavenge");
  // Read as each thread begins. With the 1 MB that they begin with by default a quarter of a post's
  // time went into looking for what is not in use.
  setFlagsFromString(`--min-semi-space-size=${THREAD_SPACE_MB}`);
  growAndHold();
  let before = performance.eventLoopUtilization();
  const lookAgain = () => {
    const now = performance.eventLoopUtilization();
    if (performance.eventLoopUtilization(now, before).utilization > BUSY) growAndHold();
    before = now;
  };
  setInterval(lookAgain, LOOK_AGAIN_MS).unref();
  process.on("worker", holdMeanwhile);
}

/** Frees what only the start has used: some 30 ms. Until a first look, V8 knows no bound for old objects. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

/** Fills the space with what is in use until V8 has given it its size: some milliseconds. */
function growAndHold(): void {
  const inUse: number[][] = [];
  setFlagsFromString("--semi-space-growth-factor=2");
  while (newSpaceBytes() < NEW_SPACE_BYTES && inUse.length < BLOCKS_MAX) {
    inUse.push(new Array(NUMBERS_A_BLOCK).fill(0.5));
  }
  hold();
}

/** As a thread begins, V8 sees to it that spaces grow, in all threads: nobody tells when. */
function holdMeanwhile(thread: Worker): void {
  const holding = setInterval(hold, 1);
  const end = () => clearInterval(holding);
  thread.once("online", end).once("exit", end);
}

function hold(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

function newSpaceBytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? NEW_SPACE_BYTES;
}
