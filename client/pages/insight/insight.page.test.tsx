import { expect, test } from "vitest";
import type { PostView } from "../../post-data.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { samplePost } from "../../testing/sample-post.ts";
import { insight } from "./insight.page.tsx";

const post: PostView = {
  ...samplePost,
  html: "<p>Rails grow warm.</p><p>Then they expand.</p>",
  standfirst: "<p>Rails grow warm.</p>",
  headings: [],
  preview: undefined,
};

test("a post without date and author leaves both out", () => {
  const html = render({ ...post, author: null, publishedAt: null });

  expect(html).not.toContain("<time");
  expect(html).not.toContain("By ");
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain(
    "“Heat”, https://www.example.com/insights/heat",
  );
});

test("a table of contents is shown for three or more headings", () => {
  const headings = ["one", "two", "three"].map((id) => ({ id, text: id, depth: 2 as const }));

  expect(render({ ...post, headings: headings.slice(1) })).not.toContain("On this page");
  expect(render({ ...post, headings })).toContain('href="#three"');
});

function render(post: PostView): string {
  return renderPage(insight, { post });
}
