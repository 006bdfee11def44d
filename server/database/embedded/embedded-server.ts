import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "../../base/log.ts";
import { programUrl } from "../../base/program-url.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { EmbeddedWorkerData } from "./embedded-worker.ts";

const RESTART_DELAY_MS = 1_000;
const CLOSE_LIMIT_MS = 10_000;

/** The worker thread that serves the embedded database. A thread that fails is replaced. */
export class EmbeddedServer {
  readonly #log: Log;
  readonly #cluster: string;
  #worker: Worker | undefined;
  #isClosing = false;

  /** @param cluster directory of the database, which is created in an empty directory */
  constructor(cluster: string, log: Log) {
    this.#cluster = cluster;
    this.#log = log;
  }

  /** Returns the address on which the server listens, one of `addresses`. */
  async start(addresses: string[]): Promise<string> {
    const workerData: EmbeddedWorkerData = { cluster: this.#cluster, addresses };
    const worker = new Worker(programUrl("embedded-worker"), { workerData, execArgv: [] });
    this.#worker = worker;
    const ended = once(worker, "exit").then(([code]) => {
      throw new Error(`The embedded database ended with code ${code}`);
    });
    const [address] = await Promise.race([once(worker, "message"), ended]);
    ended.catch((error) => this.#restart(error, address));
    return address;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = once(worker, "exit");
    worker.postMessage("close");
    await withTimeout(ended, CLOSE_LIMIT_MS, "late").catch(() => worker.terminate());
  }

  async #restart(error: unknown, address: string): Promise<void> {
    this.#worker = undefined;
    if (this.#isClosing) return;
    this.#log.error({ err: error }, "the embedded database failed; it will be restarted");
    await delay(RESTART_DELAY_MS);
    if (this.#isClosing) return;
    await this.start([address]).catch((again) => this.#restart(again, address));
  }
}
