import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../base/log.ts";
import { createMarkdown, type Markdown, type MarkdownOptions } from "./markdown.ts";

const log = createLog("silent");
const opened: Markdown[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((markdown) => markdown.close()));
});

function open(options: Partial<MarkdownOptions> = {}): Markdown {
  const markdown = createMarkdown({ log, ...options });
  opened.push(markdown);
  return markdown;
}

/** A text within the limits that takes the parser minutes. */
const endless = "a\n=\n".repeat(40_000);

test("a post is parsed once for concurrent and later calls", async () => {
  const markdown = open();
  const text = `Some **bold** text\n\n${"More of it. ".repeat(400)}`;

  const [first, second] = await Promise.all([markdown.render(text), markdown.render(text)]);

  expect(first).not.toHaveProperty("escapeReason");
  expect(first.html).toMatch(/^<p>Some <strong>bold<\/strong> text<\/p>/);
  expect(second).toBe(first);
  expect(await markdown.render(text)).toBe(first);
});

/** Waits longer than a retry time of one millisecond. */
const untilRetry = () => new Promise((resolve) => setTimeout(resolve, 10));

describe("a text that misses the deadline", () => {
  test("delays no shorter text, and the second time no other text", async () => {
    const markdown = open({ deadlineMs: 500, retryMs: 1 });
    const finished: string[] = [];
    const render = async (name: string, text: string) => {
      await markdown.render(text);
      finished.push(name);
    };
    const hostile = (n: number) => `${n}${endless}`;
    const long = `${"Word. ".repeat(200)}\n\n`.repeat(130);
    await render("first", hostile(0));
    await untilRetry();

    await Promise.all([
      ...[1, 2, 0].map((n) => render(`hostile ${n}`, hostile(n))),
      render("short", "A harmless post."),
      render("long", long),
    ]);

    expect(finished).toEqual(["first", "hostile 1", "short", "long", "hostile 2", "hostile 0"]);
  });

  test("is shown escaped, and the next text is parsed by a new worker", async () => {
    const markdown = open({ deadlineMs: 1_000 });

    const [late, next] = await Promise.all([markdown.render(endless), markdown.render("# Next")]);

    expect(late).toMatchObject({ escapeReason: expect.any(String), timedOut: true });
    expect(next).not.toHaveProperty("escapeReason");
    expect(next).not.toHaveProperty("timedOut");
  });

  test("does not miss it while the process gets no processor time", async () => {
    const markdown = open({ deadlineMs: 20 });
    const used = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });

    const post = await markdown.render("Word. ".repeat(30_000));
    used.mockRestore();

    expect(post).not.toHaveProperty("escapeReason");
  });

  test("stays escaped after three attempts, so that its pages can be cached", async () => {
    const markdown = open({ deadlineMs: 100, retryMs: 1 });
    const flags: unknown[] = [];

    for (let attempt = 0; attempt < 4; attempt += 1) {
      flags.push((await markdown.render(endless)).timedOut);
      await untilRetry();
    }

    expect(flags).toEqual([true, true, undefined, undefined]);
  });

  test("is parsed again only after the retry time", async () => {
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const markdown = open({ log, deadlineMs: 100, retryMs: 300 });
    await markdown.render(endless);

    await markdown.render(endless);
    const attemptsAtOnce = warn.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 310));
    await markdown.render(endless);

    expect(attemptsAtOnce).toBe(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

test("close ends a running parse and escapes its text, as every text after it", async () => {
  const markdown = createMarkdown({ log, deadlineMs: 60_000 });
  const rendering = markdown.render(endless);

  await markdown.close();

  expect(await rendering).toHaveProperty("escapeReason");
  expect(await markdown.render("Some **bold** text")).toMatchObject({
    excerpt: "Some bold text",
    timedOut: true,
  });
});
