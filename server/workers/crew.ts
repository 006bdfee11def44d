import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { ToLead, ToWorker } from "./messages.ts";
import { MetricsDesk } from "./metrics-desk.ts";

const FIRST_WAIT_MS = 250;
const LAST_WAIT_MS = 30_000;
/** Whoever lived for so long did not die of what the one before died of. */
const CALM_MS = 60_000;

type OnExit = (code: number | null, signal: NodeJS.Signals | null) => void;

/** What the crew needs of a process; `node:cluster` has it. */
export interface WorkerProcess {
  process: { pid?: number | undefined };
  isConnected(): boolean;
  send(message: ToWorker): unknown;
  on(event: "message", listener: (message: ToLead) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "exit", listener: OnExit): unknown;
}

interface Death {
  pid: number | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
  livedMs: number;
}

interface Options {
  count: number;
  fork(): WorkerProcess;
  log: Log;
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Keeps so many workers serving. One that dies is replaced, later each time when they die soon. */
export class Crew {
  /** Rejects when a worker ends before any was ready: another one would meet the same. */
  readonly ready: Promise<void>;
  readonly #options: Required<Options>;
  readonly #stopping = new AbortController();
  readonly #working = new Map<WorkerProcess, Promise<number | null>>();
  readonly #ready = new Set<WorkerProcess>();
  readonly #desk = new MetricsDesk(() => [...this.#ready].filter((one) => one.isConnected()));
  #isBegun = () => {};
  #cannotBegin = (_error: Error) => {};
  #hasBegun = false;
  #deaths = 0;

  constructor(options: Options) {
    this.#options = { now: Date.now, wait: waitUnlessStopped, ...options };
    this.ready = new Promise((resolve, reject) => {
      this.#isBegun = resolve;
      this.#cannotBegin = reject;
    });
    for (let n = 0; n < options.count; n += 1) this.#begin();
  }

  /** Lets all workers end in order. Rejects when one could not. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const ends = [...this.#working.values()];
    for (const worker of this.#working.keys()) {
      if (worker.isConnected()) worker.send({ kind: "stop" });
    }
    const codes = await Promise.all(ends);
    if (codes.some((code) => code !== 0)) throw new Error("A worker did not end in order");
  }

  #begin(): void {
    const { fork, log, now } = this.#options;
    const worker = fork();
    const began = now();
    worker.on("error", (error) => log.warn({ err: error }, "a worker cannot be reached"));
    worker.on("message", (message) => this.#hear(worker, message));
    const ended = new Promise<number | null>((resolve) => {
      worker.on("exit", (code, signal) => {
        this.#working.delete(worker);
        this.#ready.delete(worker);
        resolve(code);
        const { pid } = worker.process;
        if (!this.#stopping.signal.aborted) {
          void this.#replace({ pid, code, signal, livedMs: now() - began });
        }
      });
    });
    this.#working.set(worker, ended);
  }

  #hear(worker: WorkerProcess, message: ToLead): void {
    if (message.kind !== "ready") {
      this.#desk.hear(worker, message);
      return;
    }
    this.#ready.add(worker);
    this.#hasBegun = true;
    this.#isBegun();
  }

  async #replace(dead: Death): Promise<void> {
    if (!this.#hasBegun) return this.#cannotBegin(new Error("A worker ended before it was ready"));
    const { log, wait } = this.#options;
    if (dead.livedMs > CALM_MS) this.#deaths = 0;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** this.#deaths, LAST_WAIT_MS);
    this.#deaths += 1;
    log.error({ ...dead, waitMs }, "a worker ended, and another one begins");
    await wait(waitMs, this.#stopping.signal);
    if (!this.#stopping.signal.aborted) this.#begin();
  }
}

async function waitUnlessStopped(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
