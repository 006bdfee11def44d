import { expect, test, vi } from "vitest";
import { createLog } from "../../base/log.ts";
import { createMarkdown } from "./markdown.ts";

vi.mock("piscina", () => {
  let pools = 0;
  return {
    /** The thread of the first pool never starts. */
    Piscina: class {
      readonly #isFirst = pools++ === 0;
      on = () => this;
      destroy = async () => {};
      run(markdown: string, { signal }: { signal: AbortSignal }) {
        if (!this.#isFirst) return Promise.resolve({ html: markdown });
        return new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        });
      }
    },
  };
});

test("a thread that does not start holds back one text, and the next one is parsed by a new thread", async () => {
  const markdown = createMarkdown({ log: createLog("silent"), startLimitMs: 50 });

  const posts = await Promise.all(["One", "Two"].map((text) => markdown.render(text)));

  expect(posts).toMatchObject([
    { escapeReason: expect.any(String), timedOut: true },
    { html: "Two" },
  ]);
});
