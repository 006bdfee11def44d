import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../base/log.ts";
import { createMarkdown, type MarkdownOptions } from "./markdown.ts";
import type { RenderedPost } from "./rendered-post.ts";

const log = createLog("silent");

function open(options: Partial<MarkdownOptions> = {}) {
  const markdown = createMarkdown({ log, ...options });
  onTestFinished(() => markdown.close());
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

test("a text is parsed although later texts fill the cache while it waits", async () => {
  const markdown = open({ memoCharacters: 300 });
  const texts = [100, 10, 11, 12, 13, 14, 15].map((words) => "word ".repeat(words).trim());

  const posts = await Promise.all(texts.map((text) => markdown.render(text)));

  expect(posts.map(({ html }) => html)).toEqual(texts.map((text) => `<p>${text}</p>`));
});

test("a text that misses the deadline is shown escaped, delays no shorter text, and the second time no other text", async () => {
  const markdown = open({ deadlineMs: 1_000, retryMs: 1 });
  const posts = new Map<string, RenderedPost>();
  const render = async (name: string, text: string) => posts.set(name, await markdown.render(text));
  const hostile = (n: number) => `${n}${endless}`;
  const long = `${"Word. ".repeat(200)}\n\n`.repeat(130);
  await render("first", hostile(0));
  await delay(10);

  await Promise.all([
    ...[1, 2, 0].map((n) => render(`hostile ${n}`, hostile(n))),
    render("short", "A harmless post."),
    render("long", long),
  ]);

  const finished = [...posts.keys()];
  expect(finished).toEqual(["first", "hostile 1", "short", "long", "hostile 2", "hostile 0"]);
  expect(posts.get("first")).toMatchObject({ escapeReason: expect.any(String), timedOut: true });
  expect(posts.get("short")).not.toHaveProperty("escapeReason");
});

test("a text that misses the deadline is parsed three times, each after the retry time, and stays escaped, so that its pages can be cached", async () => {
  const warn = vi.spyOn(log, "warn");
  const markdown = open({ deadlineMs: 100, retryMs: 300 });
  const results: unknown[] = [];

  for (const pause of [0, 0, 310, 310, 310]) {
    await delay(pause);
    const { timedOut } = await markdown.render(endless);
    results.push(`${warn.mock.calls.length} ${timedOut}`);
  }

  expect(results).toEqual(["1 true", "1 true", "2 true", "3 undefined", "3 undefined"]);
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

test.each([
  ["a megabyte of brackets", "[".repeat(1_000_000)],
  ["quotes nested 5,000 deep", `${"> ".repeat(5000)}a`],
  ["5,000 open tags", "<div>".repeat(5000)],
])("%s is shown escaped, after the deadline at the latest", async (_what, text) => {
  const markdown = open({ deadlineMs: 600 });
  await markdown.render("warm");

  const post = await markdown.render(text);

  const shown = post.html.replaceAll(/<\/?(?:div|p)[^>]*>/g, "");
  expect(post).toHaveProperty("escapeReason");
  expect(shown.replaceAll("&lt;", "<").replaceAll("&gt;", ">").slice(0, 500)).toBe(
    text.slice(0, 500),
  );
});
