import { Worker } from "node:worker_threads";
import { workerUrl } from "../worker-url.ts";
import type { ParserReply, ParserRequest } from "./markdown-worker.ts";

/** A post; or why the thread gave none. */
export type Outcome = ParserReply | { late: string };

export interface ParserThread {
  /** Works on one text after the other. Never rejects. */
  work(request: ParserRequest): Promise<Outcome>;
  close(): Promise<void>;
}

const ENDED = "The markdown thread ended";

interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
  hasEnded: boolean;
}

/**
 * The one thread that sees strangers' markdown. It is replaced when a text exhausts it or keeps it
 * busy for `deadlineMs`, counted from when that text's turn came.
 */
export function startParserThread(siteUrl: string, deadlineMs: number): ParserThread {
  let thread = startThread(siteUrl);
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function workNow(request: ParserRequest): Promise<Outcome> {
    try {
      await thread.ready;
      if (thread.hasEnded) throw new Error(ENDED);
      const answer = nextMessage(thread.worker, deadlineMs);
      thread.worker.postMessage(request);
      return await answer;
    } catch (error) {
      await thread.worker.terminate();
      if (!closed) thread = startThread(siteUrl);
      return { late: String(error) };
    }
  }

  return {
    work(request) {
      const outcome = turn.then(() => workNow(request));
      turn = outcome;
      return outcome;
    },
    async close() {
      closed = true;
      await thread.worker.terminate();
    },
  };
}

function startThread(siteUrl: string): Thread {
  const url = workerUrl("markdown-worker", new URL("./markdown-worker.ts", import.meta.url));
  const worker = new Worker(url, {
    workerData: siteUrl,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
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
function nextMessage(worker: Worker, deadlineMs?: number): Promise<ParserReply> {
  return new Promise((resolve, reject) => {
    const late = () => settle(() => reject(new Error(`No answer within ${deadlineMs} ms`)));
    // An answer may have arrived while this thread was busy: it is read before the immediate runs.
    const timer = deadlineMs && setTimeout(() => setImmediate(late), deadlineMs);
    const onMessage = (reply: ParserReply) => settle(() => resolve(reply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error(ENDED)));
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      end();
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}
