import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../base/log.ts";
import { createMarkdown } from "./markdown.ts";

const markdown = createMarkdown({ log: createLog("silent"), deadlineMs: 600 });
beforeAll(() => markdown.render("warm"));
afterAll(() => markdown.close());

test.each([
  ["a megabyte of brackets", "[".repeat(1_000_000)],
  ["quotes nested 5,000 deep", `${"> ".repeat(5000)}a`],
  [
    "rows filled up to a wide head",
    `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n${"|b|\n".repeat(9000)}`,
  ],
  ["5,000 open tags", "<div>".repeat(5000)],
  ["headings without end", "a\n=\n".repeat(40_000)],
])("%s is shown escaped, after the deadline at the latest", async (_what, text) => {
  const post = await markdown.render(text);

  const shown = post.html.replaceAll(/<\/?(?:div|p)[^>]*>/g, "");
  expect(post).toHaveProperty("escapeReason");
  expect(shown.replaceAll("&lt;", "<").replaceAll("&gt;", ">").slice(0, 500)).toBe(
    text.slice(0, 500),
  );
});
