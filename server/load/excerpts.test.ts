import { expect, test, vi } from "vitest";
import { excerptFor } from "./excerpts.ts";

const reader = () => ({ excerpt: vi.fn(async (markdown: string) => `${markdown} …`) });

test("an excerpt is made once, and again when the text is another", async () => {
  const markdown = reader();
  const before = { slug: "rain", content: "Rain on rails." };
  const after = { ...before, content: "Snow on rails." };

  expect(await excerptFor(before, markdown)).toBe("Rain on rails. …");
  expect(await excerptFor(before, markdown)).toBe("Rain on rails. …");
  expect(markdown.excerpt).toHaveBeenCalledTimes(1);

  expect(await excerptFor(after, markdown)).toBe("Snow on rails. …");
});

test("thousands of posts do not fill the memory with their openings", async () => {
  const markdown = reader();
  const posts = Array.from({ length: 1_500 }, (_, n) => ({ slug: `post-${n}`, content: `${n}` }));
  for (const post of posts) await excerptFor(post, markdown);
  markdown.excerpt.mockClear();

  await excerptFor({ slug: "post-1499", content: "1499" }, markdown);
  await excerptFor({ slug: "post-0", content: "0" }, markdown);

  expect(markdown.excerpt.mock.calls).toEqual([["0"]]);
});
