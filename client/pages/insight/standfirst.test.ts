import { expect, test } from "vitest";
import { splitStandfirst } from "./standfirst.ts";

test("splits off the first paragraph", () => {
  expect(splitStandfirst("<p>One <em>word</em>.</p>\n<p>Two.</p>")).toEqual({
    standfirst: "<p>One <em>word</em>.</p>",
    rest: "\n<p>Two.</p>",
  });
});

test.each([
  ["a heading", "<h2>Head</h2><p>One.</p>"],
  ["a picture", '<p><img src="a.webp" alt=""></p><p>One.</p>'],
  ["a long paragraph", `<p>${"word ".repeat(120)}</p><p>One.</p>`],
  ["a footnote", '<p>One<sup><a href="#n" data-footnote-ref>1</a></sup>.</p><p>Two.</p>'],
  ["the only paragraph", "<p>One.</p>"],
])("leaves a text that begins with %s whole", (_case, html) => {
  expect(splitStandfirst(html)).toEqual({ standfirst: "", rest: html });
});
