import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PictureSource } from "../../shared/post.ts";
import { samplePost as post } from "../testing/sample-post.ts";
import { type CardVariant, PostCard } from "./post-card.tsx";

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

test("title and excerpt have the direction of their text", () => {
  const html = renderToStaticMarkup(<PostCard post={post} variant="listed" />);

  expect(html.match(/<(?:h[23]|div)[^>]* dir="auto"/g)).toHaveLength(2);
});

function sourceOf(src: string): PictureSource {
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 1000 };
}
