import { existsSync } from "node:fs";
import { Worker, type WorkerOptions } from "node:worker_threads";

type Options = Pick<WorkerOptions, "workerData" | "resourceLimits">;

const START_LIMIT_MS = 60_000;

/**
 * A worker thread that handles one task after another. Its first message means that it is ready; then it
 * replies to each task with one message. A task rejects if the worker fails or misses the time limit, which
 * counts from the start of the task. The next task gets a new worker after the failed one has exited.
 */
export class WorkerThread<Task> {
  readonly #name: string;
  readonly #options: Options;
  #worker: Worker | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** The worker starts with the first task. @param name the worker's file, such as `markdown-worker` */
  constructor(name: string, options: Options) {
    this.#name = name;
    this.#options = options;
  }

  run(task: Task, timeoutMs: number): Promise<unknown> {
    const reply = this.#lastTask.then(() => this.#runNow(task, timeoutMs));
    this.#lastTask = reply.catch(() => undefined);
    return reply;
  }

  /** Rejects the running and all waiting tasks. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#stop();
  }

  async #runNow(task: Task, timeoutMs: number): Promise<unknown> {
    if (this.#isClosed) throw new Error(`The ${this.#name} is closed`);
    try {
      const worker = this.#worker ?? (await this.#start());
      worker.postMessage(task);
      return await this.#nextMessage(worker, timeoutMs);
    } catch (error) {
      await this.#stop();
      throw error;
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(programUrl(this.#name), { ...this.#options, execArgv: [] });
    this.#worker = worker;
    // Without a listener, an error between two tasks would end the process.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    await this.#nextMessage(worker, START_LIMIT_MS);
    return worker;
  }

  async #stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Rejects if the worker ends first, or after `timeoutMs`. */
  #nextMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string) =>
        finish(() => reject(new Error(`The ${this.#name} ${reason}`)));
      const timer = setTimeout(() => {
        // If this thread was busy, the reply may have arrived; it is handled before `setImmediate`.
        setImmediate(fail, `did not reply within ${timeoutMs} ms`);
      }, timeoutMs);
      const onMessage = (message: unknown) => finish(() => resolve(message));
      const onError = (error: Error) => finish(() => reject(error));
      const onExit = () => fail("ended");
      function finish(settle: () => void) {
        clearTimeout(timer);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        settle();
      }
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    });
  }
}

/** Returns the URL of the worker's program. Tests use the bundle of `server/testing/build-workers.ts`. */
export function programUrl(name: string): URL {
  const built = new URL(`./${name}.js`, import.meta.url);
  return existsSync(built) ? built : new URL(`../../.cache/workers/${name}.js`, import.meta.url);
}
