import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PictureSource, PostSummary } from "../../shared/post.ts";
import { type CardVariant, PostCard } from "./post-card.tsx";

const post: PostSummary = {
  slug: "reading-track-geometry",
  title: "Reading track geometry without a glossary",
  category: "blog",
  author: "Editorial team",
  publishedAt: "2025-07-15T12:00:00.000Z",
  excerpt: "Five words that decide the speed of a train.",
  picture: null,
};

test("large cards show the month, cards of the list the day", () => {
  expect(wordsOf(<PostCard post={post} variant="large" />)).toContain("July 2025");
  expect(wordsOf(<PostCard post={post} variant="listed" />)).toContain("Jul 15, 2025");
});

test("the card is one link with the title as its name", () => {
  const html = renderToStaticMarkup(<PostCard post={post} variant="small" />);

  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/href="\/insights\/reading-track-geometry"[^>]*>Reading track geometry/);
});

test("a post without author and date shows neither", () => {
  const bare = { ...post, author: null, publishedAt: null };

  const words = wordsOf(<PostCard post={bare} variant="listed" />);

  expect(words).not.toContain("By ");
  expect(words).not.toContain("2025");
});

test("every card shows the picture of a post, and a card of the list without one its first drawing", () => {
  const figure = sourceOf("/heat.svg");
  const sourcesIn = (variant: CardVariant, picture: PictureSource | null) =>
    [
      ...renderToStaticMarkup(
        <PostCard post={{ ...post, picture, figure }} variant={variant} />,
      ).matchAll(/ src="([^"]+)"/g),
    ].map(([, src]) => src);

  for (const variant of ["listed", "large", "small"] as const) {
    expect(sourcesIn(variant, sourceOf("/heat.webp"))).toEqual(["/heat.webp"]);
    expect(sourcesIn(variant, null)).toEqual(variant === "listed" ? ["/heat.svg"] : []);
  }
});

test("the excerpt ends with a sentence", () => {
  const excerpt = `${post.excerpt} ${"Each word gets a sentence with its arithmetic. ".repeat(5)}`;

  const words = wordsOf(<PostCard post={{ ...post, excerpt }} variant="listed" />);

  expect(words).toMatch(/arithmetic\.\s*$/);
});

test("children replace the plain excerpt", () => {
  const words = wordsOf(
    <PostCard post={post} variant="large">
      <p>Five words.</p>
    </PostCard>,
  );

  expect(words).toContain("Five words.");
  expect(words).not.toContain(post.excerpt);
});

function sourceOf(src: string): PictureSource {
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 1000 };
}

function wordsOf(card: React.ReactElement): string {
  return renderToStaticMarkup(card).replaceAll(/<[^>]*>/g, " ");
}
