import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import type { MarkdownTask, PostReply } from "../markdown/markdown-worker.ts";
import { WorkerThread } from "./worker-thread.ts";

const LIMIT_MS = 20_000;
const POST = { type: "post", markdown: "# Rails" } as const;
/** A text within the limits that takes the parser minutes. */
const ENDLESS = { ...POST, markdown: "a\n=\n".repeat(40_000) };

const opened: WorkerThread<MarkdownTask>[] = [];

function open(): WorkerThread<MarkdownTask> {
  const thread = new WorkerThread<MarkdownTask>("markdown-worker", {
    workerData: { siteUrl: "https://site.example", pictureSigner: undefined },
  });
  opened.push(thread);
  return thread;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((thread) => thread.close()));
});

test("tasks started together run one after another", async () => {
  const thread = open();

  const replies = await Promise.all([1, 2, 3].map(() => thread.run(POST, LIMIT_MS)));

  expect(replies.map((reply) => (reply as PostReply).post.escaped)).toEqual([false, false, false]);
});

test("rejects a task that misses the time limit and starts a new worker for the next", async () => {
  const thread = open();

  const [late, next] = await Promise.allSettled([
    thread.run(ENDLESS, 300),
    thread.run(POST, LIMIT_MS),
  ]);

  expect(late).toMatchObject({
    reason: new Error("The markdown-worker did not reply within 300 ms"),
  });
  expect(next.status).toBe("fulfilled");
});

test.each(["while a task runs", "between two tasks"])(
  "replaces a worker that fails %s",
  async (when) => {
    const workers: Worker[] = [];
    const postMessage = Worker.prototype.postMessage;
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, task) {
      workers.push(this);
      postMessage.call(this, task);
    });
    const thread = open();
    await thread.run(POST, LIMIT_MS);
    const running = when === "while a task runs" ? thread.run(ENDLESS, LIMIT_MS) : undefined;
    running?.catch(() => undefined);
    await vi.waitFor(() => expect(workers).toHaveLength(running ? 2 : 1));

    await workers[0]?.terminate();

    await expect(thread.run(POST, LIMIT_MS)).resolves.toHaveProperty("post");
    await running?.catch((error) => expect(error).toEqual(new Error("The markdown-worker ended")));
    expect(workers.at(-1)).not.toBe(workers[0]);
  },
);

test("rejects the running task and later ones after close", async () => {
  const thread = open();
  const running = thread.run(ENDLESS, LIMIT_MS);
  running.catch(() => undefined);
  const waiting = thread.run(POST, LIMIT_MS);
  waiting.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));

  await thread.close();

  await expect(running).rejects.toThrow("The markdown-worker ended");
  await expect(waiting).rejects.toThrow("The markdown-worker is closed");
});
