import { Worker } from "node:worker_threads";
import type { WorkerReply, WorkerTask } from "./embedded-worker.ts";

export interface WorkerCalls {
  /** Ends the worker when the task fails or is late: what state it is in then, nobody knows. */
  ask(task: WorkerTask, limitMs: number): Promise<Uint8Array | undefined>;
  end(): Promise<void>;
  /** Once the thread is gone, and has let go of its files. */
  ended: Promise<void>;
}

interface Pending {
  resolve(answer: Uint8Array | undefined): void;
  reject(error: Error): void;
}

/** Starts the worker and turns its messages into answers; `onLost` is called once, when none follow. */
export function callWorker(url: URL, directory: string, onLost: () => void): WorkerCalls {
  const worker = new Worker(url, { workerData: directory, execArgv: [] });
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let lost = false;

  const fail = (error: Error) => {
    if (lost) return;
    lost = true;
    onLost();
    for (const { reject } of pending.values()) reject(error);
    void worker.terminate();
  };
  worker.on("message", ({ id, answer, error }: WorkerReply) => {
    if (error !== undefined) return fail(new Error(error));
    pending.get(id)?.resolve(answer);
    pending.delete(id);
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The embedded database ended")));

  return {
    async ask(task, limitMs) {
      lastId += 1;
      const id = lastId;
      const late = new Error(`The embedded database took longer than ${limitMs} ms`);
      const timer = setTimeout(fail, limitMs, late);
      try {
        return await new Promise((resolve, reject) => {
          pending.set(id, { resolve, reject });
          worker.postMessage({ id, ...task });
        });
      } finally {
        clearTimeout(timer);
      }
    },
    async end() {
      await worker.terminate();
    },
    ended,
  };
}
