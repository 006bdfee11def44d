import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../base/log.ts";
import { createMarkdown, type Markdown } from "./markdown.ts";

let markdown: Markdown;
afterAll(() => markdown.close());

describe("a text beyond the limits", () => {
  beforeAll(() => open(2000));

  test.each([
    ["a megabyte of brackets", "[".repeat(1_000_000)],
    ["a megabyte of emphasis", "*a_ ".repeat(250_000)],
    ["a megabyte of prose", "word ".repeat(200_000)],
    ["quotes nested 5,000 deep", `${"> ".repeat(5000)}a`],
    ["lists nested 5,000 deep", `${"- ".repeat(5000)}a`],
    ["quotes and lists by turns", "> - 1. ".repeat(2000)],
    [
      "lists that step in 1,000 times",
      Array.from({ length: 1000 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
    ],
  ])("is shown escaped: %s", async (_what, text) => {
    const post = await markdown.render(text);

    expect(post.escaped).toBe(true);
    expect(wordsIn(post.html).slice(0, 500)).toBe(text.slice(0, 500));
  });
});

describe("a text that takes long", () => {
  beforeAll(() => open(600));

  test.each([
    [
      "rows filled up to a wide head",
      `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n${"|b|\n".repeat(9000)}`,
    ],
    ["5,000 open tags", "<div>".repeat(5000)],
    [
      "tags opened anew in every paragraph",
      Array.from({ length: 4000 }, (_, n) => `<b id=${n}><p>`).join(""),
    ],
    ["headings without end", "a\n=\n".repeat(40_000)],
  ])("is shown escaped after the deadline at the latest: %s", async (_what, text) => {
    const post = await markdown.render(text);

    expect(post.escaped).toBe(true);
    expect(wordsIn(post.html).slice(0, 500)).toBe(text.slice(0, 500));
  });
});

async function open(deadlineMs: number): Promise<void> {
  await markdown?.close();
  markdown = createMarkdown({ log: createLog("silent"), deadlineMs });
  await markdown.render("warm");
}

/** The visible text of an escaped post. */
function wordsIn(html: string): string {
  return html
    .replaceAll(/<\/?(?:div|p)[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
}
