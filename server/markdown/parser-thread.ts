import { once } from "node:events";
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

interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
  /** Rejects when the thread ends, for whatever reason. */
  ended: Promise<never>;
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
      return await answerOf(thread, request, deadlineMs);
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
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The markdown thread ended")));
  });
  const ready = Promise.race([once(worker, "message"), ended]);
  // Whoever asks next is told; nobody asking is no reason to end the process.
  ready.catch(() => undefined);
  return { worker, ready, ended };
}

async function answerOf(
  { worker, ended }: Thread,
  request: ParserRequest,
  deadlineMs: number,
): Promise<ParserReply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Error(`No answer within ${deadlineMs} ms`);
    // An answer may have arrived while this thread was busy: it is read before the immediate runs.
    timer = setTimeout(() => setImmediate(reject, error), deadlineMs);
  });
  try {
    worker.postMessage(request);
    const [reply] = await Promise.race([once(worker, "message"), ended, late]);
    return reply;
  } finally {
    clearTimeout(timer);
  }
}
