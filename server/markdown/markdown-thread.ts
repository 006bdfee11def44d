import { Worker } from "node:worker_threads";
import { workerUrl } from "../runtime/worker-url.ts";
import type { ExcerptReply, ExcerptTask, PostReply, PostTask } from "./markdown-worker.ts";

/**
 * A worker thread that parses Markdown, which is untrusted input. It runs one task after another. A task
 * rejects if the worker fails or misses the deadline, which counts from the start of the task; the next
 * task then gets a new worker.
 */
export interface MarkdownThread {
  parse(task: PostTask): Promise<PostReply>;
  excerpt(task: ExcerptTask): Promise<ExcerptReply>;
  /** Rejects the running and all waiting tasks. */
  close(): Promise<void>;
}

interface Options {
  siteUrl: string;
  deadlineMs: number;
}

interface Thread {
  worker: Worker;
  /** Resolves when the worker has loaded. */
  ready: Promise<unknown>;
}

/** Limits the memory that one text can use. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192 };

/** Creates the thread. The worker starts with the first task. */
export function createMarkdownThread({ siteUrl, deadlineMs }: Options): MarkdownThread {
  let thread: Thread | undefined;
  let lastTask: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function runNow(task: PostTask | ExcerptTask): Promise<unknown> {
    if (closed) throw new Error("The markdown worker is closed");
    thread ??= startThread();
    const { worker, ready } = thread;
    try {
      await ready;
      worker.postMessage(task);
      return await nextMessage(worker, deadlineMs);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  function startThread(): Thread {
    const worker = new Worker(programUrl(), {
      workerData: siteUrl,
      resourceLimits: RESOURCE_LIMITS,
    });
    const ready = nextMessage(worker);
    ready.catch(() => undefined);
    // Without a listener, an error between two tasks would end the process.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (thread?.worker === worker) thread = undefined;
    });
    return { worker, ready };
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    await stopped?.worker.terminate();
  }

  function run(task: PostTask | ExcerptTask): Promise<unknown> {
    const reply = lastTask.then(() => runNow(task));
    lastTask = reply.catch(() => undefined);
    return reply;
  }

  return {
    parse: (task) => run(task) as Promise<PostReply>,
    excerpt: (task) => run(task) as Promise<ExcerptReply>,
    close() {
      closed = true;
      return stop();
    },
  };
}

function programUrl(): URL {
  return workerUrl("markdown-worker", new URL("./markdown-worker.ts", import.meta.url));
}

/** Waits for the worker's next message. Rejects if the worker ends first, or after `deadlineMs`. */
function nextMessage(worker: Worker, deadlineMs?: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => {
            // If this thread was busy, the reply may have arrived; it is handled before `setImmediate`.
            setImmediate(finish, () => reject(new Error(`No reply within ${deadlineMs} ms`)));
          }, deadlineMs);
    const onMessage = (message: unknown) => finish(() => resolve(message));
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => finish(() => reject(new Error("The markdown worker ended")));
    function finish(settle: () => void) {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
    }
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}
