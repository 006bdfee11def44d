import { Worker } from "node:worker_threads";
import type { Log } from "../../log.ts";
import type { WorkerRequest } from "./embedded-worker.ts";

/** The embedded server in a worker thread, which is restarted after a failure. */
export interface EmbeddedEngine {
  /** Rejects if the server fails during the batch. Committed rows are kept. */
  execute(batch: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface EngineOptions {
  /** The database's directory. The database is created if it is empty. */
  directory: string;
  workerUrl: URL;
  log: Log;
  /** Time limit for one batch, because the embedded server has no statement timeout. */
  batchLimitMs?: number;
}

const OPEN_LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 10_000;

export async function startEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const { log, batchLimitMs = 60_000 } = options;
  let current: Promise<Thread> | undefined;
  let lastExit: Promise<unknown> = Promise.resolve();
  let closed = false;

  const onFailure = () => {
    current = undefined;
    if (!closed) log.error("the embedded database failed; the next query restarts it");
  };
  const open = async () => {
    // Two servers on one directory would corrupt it.
    await lastExit;
    const thread = startThread(options.workerUrl, options.directory, onFailure);
    lastExit = thread.exited;
    await thread.reply(OPEN_LIMIT_MS);
    return thread;
  };
  const running = () => {
    if (closed) throw new Error("The embedded database is closed");
    current ??= open();
    return current;
  };

  await running();
  return {
    async execute(batch) {
      const thread = await running();
      return thread.request(batch, batchLimitMs);
    },
    async close() {
      closed = true;
      const thread = await current;
      await thread?.request("close", CLOSE_LIMIT_MS);
      await thread?.terminate();
    },
  };
}

interface Thread {
  request(request: WorkerRequest, limitMs: number): Promise<Uint8Array>;
  /** Waits for the next reply. The first one means that the database is open. */
  reply(limitMs: number): Promise<Uint8Array>;
  terminate(): Promise<unknown>;
  exited: Promise<unknown>;
}

interface Pending {
  resolve(response: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Starts the thread. A failed or late reply ends it and calls `onFailure` once. */
function startThread(url: URL, directory: string, onFailure: () => void): Thread {
  const worker = new Worker(url, { workerData: directory, execArgv: [] });
  const pending: Pending[] = [];
  let failure: Error | undefined;

  const fail = (error: Error) => {
    if (failure !== undefined) return;
    failure = error;
    onFailure();
    for (const { reject, timer } of pending.splice(0)) {
      clearTimeout(timer);
      reject(error);
    }
    void worker.terminate();
  };
  const reply = (limitMs: number) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      const timeout = new Error(`The embedded database took longer than ${limitMs} ms`);
      pending.push({ resolve, reject, timer: setTimeout(fail, limitMs, timeout) });
    });

  worker.on("message", (response: Uint8Array) => {
    const next = pending.shift();
    clearTimeout(next?.timer);
    next?.resolve(response);
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The embedded database ended")));

  return {
    request(request, limitMs) {
      worker.postMessage(request);
      return reply(limitMs);
    },
    reply,
    terminate: () => worker.terminate(),
    exited: new Promise((resolve) => worker.once("exit", resolve)),
  };
}
