import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../concurrency/worker-url.ts";
import type { ParserReply, ParserTask } from "./markdown-worker.ts";

/** What was wanted; or why the thread gave none. */
export type Outcome = ParserReply | { late: string };

/** The next text may be hours away, and the thread is back within a third of a second. */
const IDLE_MS = 5_000;
/** Most of what a text is turned into is gone with the next one. */
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

export interface ParserThread {
  /** Works on one text after the other. Never rejects. */
  parse(markdown: string, wanted?: ParserTask["wanted"]): Promise<Outcome>;
  readonly isRunning: boolean;
  close(): Promise<void>;
}

/** So many deadlines long, at most, does a text keep others waiting. */
const STARVED_TURNS = 5;

const ENDED = "The markdown thread ended";

interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
  hasEnded: boolean;
}

/**
 * The one thread that sees strangers' markdown. It is ended when a text exhausts it or keeps it busy
 * for `deadlineMs`, counted from when that text's turn came, and when there was none for `idleMs`:
 * parsers take 50 MB, and texts that were rendered are remembered. The next text starts it again.
 */
export function startParserThread(
  siteUrl: string,
  deadlineMs: number,
  idleMs = IDLE_MS,
  usedMs = processMs,
): ParserThread {
  let thread: Thread | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  function endWhenIdle() {
    return setTimeout(end, idleMs).unref();
  }

  async function end() {
    const ending = thread;
    thread = undefined;
    await ending?.worker.terminate();
  }

  async function parseNow(task: ParserTask): Promise<Outcome> {
    if (closed) return { late: "The markdown thread is closed" };
    clearTimeout(idle);
    try {
      thread ??= startThread(siteUrl);
      await thread.ready;
      if (thread.hasEnded) throw new Error(ENDED);
      const answer = nextMessage(thread.worker, { deadlineMs, usedMs });
      thread.worker.postMessage(task);
      return await answer;
    } catch (error) {
      await end();
      if (!closed) thread = startThread(siteUrl);
      return { late: String(error) };
    } finally {
      idle = endWhenIdle();
    }
  }

  return {
    get isRunning() {
      return thread !== undefined;
    },
    parse(markdown, wanted = "post") {
      clearTimeout(idle);
      const outcome = turn.then(() => parseNow({ markdown, wanted }));
      turn = outcome;
      return outcome;
    },
    close() {
      closed = true;
      clearTimeout(idle);
      return end();
    },
  };
}

/** Another one whenever the same text could come out differently. */
export function parserVersion(siteUrl: string): string {
  return createHash("sha256").update(readFileSync(programUrl())).update(siteUrl).digest("base64");
}

function programUrl(): URL {
  return workerUrl("markdown-worker", new URL("./markdown-worker.ts", import.meta.url));
}

function startThread(siteUrl: string): Thread {
  const worker = new Worker(programUrl(), {
    workerData: siteUrl,
    resourceLimits: limits,
  });
  const thread = { worker, ready: nextMessage(worker), hasEnded: false };
  // Whoever asks next is told; nobody asking is no reason to end the process.
  thread.ready.catch(() => undefined);
  worker.on("error", () => undefined);
  worker.on("exit", () => {
    thread.hasEnded = true;
  });
  return thread;
}

/**
 * What the worker says next. Rejects when it ends or is late. Leaves nothing behind: a promise for
 * the worker's end, raced again and again, would keep every answer for as long as the worker lives.
 */
function nextMessage(worker: Worker, patience?: Patience): Promise<ParserReply> {
  return new Promise((resolve, reject) => {
    const timer = patience && startTimer(patience, (error) => settle(() => reject(error)));
    const onMessage = (reply: ParserReply) => settle(() => resolve(reply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error(ENDED)));
    const settle = (end: () => void) => {
      timer?.stop();
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      end();
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

interface Patience {
  deadlineMs: number;
  /** How long processors have worked for this process, by a clock of any beginning. */
  usedMs: () => number;
}

/**
 * Where all processors are taken, a thread gets less time than the clock says: as long as the whole
 * process had not half of the deadline, the thread is given it anew, a few times.
 */
function startTimer({ deadlineMs, usedMs }: Patience, onLate: (error: Error) => void) {
  const begun = usedMs();
  const late = () => onLate(new Error(`No answer within ${deadlineMs} ms`));
  let turns = 0;
  let timer = setTimeout(expire, deadlineMs);

  function expire() {
    turns += 1;
    const isStarved = turns < STARVED_TURNS && usedMs() - begun < deadlineMs / 2;
    if (isStarved) timer = setTimeout(expire, deadlineMs);
    // An answer may have arrived while this thread was busy: it is read before the immediate runs.
    else setImmediate(late);
  }

  return { stop: () => clearTimeout(timer) };
}

function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
