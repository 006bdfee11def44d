import { expect, test } from "vitest";
import { excerptFor, isExcerptKnown } from "./excerpts.ts";

test("an excerpt is known for as long as the text is the same", () => {
  const before = { slug: "rain", content: "Rain on *rails*." };
  const after = { ...before, content: "Snow on *rails*." };

  expect(isExcerptKnown(before)).toBe(false);
  expect(excerptFor(before)).toBe("Rain on rails.");
  expect(isExcerptKnown(before)).toBe(true);

  expect(isExcerptKnown(after)).toBe(false);
  expect(excerptFor(after)).toBe("Snow on rails.");
  expect(excerptFor(before)).toBe("Rain on rails.");
});

test("thousands of posts do not fill the memory with their openings", () => {
  const posts = Array.from({ length: 1_500 }, (_, n) => ({ slug: `post-${n}`, content: `${n}` }));

  for (const post of posts) excerptFor(post);

  const known = posts.filter(isExcerptKnown);
  expect(known.length).toBeLessThanOrEqual(1_000);
  expect(known.at(-1)?.slug).toBe("post-1499");
});
