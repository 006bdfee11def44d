import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PictureSource } from "../../shared/post.ts";
import { samplePost as post } from "../testing/sample-post.ts";
import { Picture } from "./picture.tsx";
import { type CardVariant, PostCard } from "./post-card.tsx";
import { WholeWords } from "./whole-words.tsx";

test("every card shows the picture of a post, and a card of the list without one its first drawing", () => {
  const figure = sourceOf("/heat.svg");
  const sourcesIn = (variant: CardVariant, picture: PictureSource | null) => {
    const card = <PostCard post={{ ...post, picture, figure }} variant={variant} />;
    return [...renderToStaticMarkup(card).matchAll(/ src="([^"]+)"/g)].map(([, src]) => src);
  };

  for (const variant of ["listed", "large", "small"] as const) {
    expect(sourcesIn(variant, sourceOf("/heat.webp"))).toEqual(["/heat.webp"]);
    expect(sourcesIn(variant, null)).toEqual(variant === "listed" ? ["/heat.svg"] : []);
  }
});

test("title and excerpt have the direction of their text", () => {
  const html = renderToStaticMarkup(<PostCard post={post} variant="listed" />);

  expect(html.match(/<(?:h[23]|div)[^>]* dir="auto"/g)).toHaveLength(2);
});

test("the sources for narrow windows come first, in order", () => {
  const html = renderToStaticMarkup(
    <Picture
      name="hero-track-dusk"
      narrow={[
        { name: "hero-track-dusk-upright", media: "(max-aspect-ratio: 11/20)" },
        { name: "hero-track-dusk-portrait", media: "(max-width: 63.99rem)" },
      ]}
    />,
  );

  expect(html).toMatch(
    /<source[^>]*dusk-upright[^>]*aspect.*<source[^>]*dusk-portrait[^>]*max-width[^>]*>.*hero-track-dusk-[0-9a-f]{8}/,
  );
});

test("keeps words with hyphens, a number of years, the day of a date, times with their zone, quantities and products on one line, and all other text as it is", () => {
  const html = renderToStaticMarkup(
    <WholeWords>
      In 13 years an e-mail from 48-hour forecasts (EN 13848-2), 18:05 EDT (04:00 to 10:00 UTC). 6
      km², 4 × 5 = 20. A gauge of 1,435 mm, a change of −3.1 mm at km 4.31. On May 12, 2026.
    </WholeWords>,
  );

  expect(html.replaceAll(/ class="[^"]*"/g, "")).toBe(
    "In <span>13 years</span> an <span>e-mail</span> from <span>48-hour</span> forecasts (<span>EN 13848-2</span>), <span>18:05 EDT</span> <span>(04:00 to 10:00 UTC)</span>. <span>6 km²</span>, <span>4 × 5 = 20</span>. A gauge of <span>1,435 mm</span>, a change of <span>−3.1 mm</span> at <span>km 4.31</span>. On <span>May 12</span>, 2026.",
  );
});

function sourceOf(src: string): PictureSource {
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 1000 };
}
