import type { Log } from "../../log.ts";
import { callWorker, type WorkerCalls } from "./worker-calls.ts";

/** The embedded server in a worker thread. It is started again when it breaks down. */
export interface EmbeddedEngine {
  /** Rejects when the server breaks down over the batch; what it had committed is kept. */
  execute(batch: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface EngineOptions {
  /** The cluster's own directory; it must hold a database. */
  directory: string;
  workerUrl: URL;
  log: Log;
  /** How long one batch may run: the embedded server knows no statement timeout. */
  batchLimitMs?: number;
}

const OPEN_LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 10_000;

export async function startEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const { log, batchLimitMs = 60_000 } = options;
  let current: Promise<WorkerCalls> | undefined;
  let lastEnded = Promise.resolve();
  let closed = false;

  const onLost = () => {
    current = undefined;
    if (!closed) log.error("the embedded database broke down; it starts again with the next query");
  };
  const open = async () => {
    // Two servers on one directory would destroy it.
    await lastEnded;
    const worker = callWorker(options.workerUrl, options.directory, onLost);
    lastEnded = worker.ended;
    await worker.ask({ kind: "open" }, OPEN_LIMIT_MS);
    return worker;
  };
  const running = () => {
    if (closed) throw new Error("The embedded database is closed");
    current ??= open();
    return current;
  };

  await running();
  return {
    async execute(batch) {
      const worker = await running();
      const answer = await worker.ask({ kind: "execute", batch }, batchLimitMs);
      return answer ?? new Uint8Array();
    },
    async close() {
      closed = true;
      const worker = await current;
      await worker?.ask({ kind: "close" }, CLOSE_LIMIT_MS);
      await worker?.end();
    },
  };
}
