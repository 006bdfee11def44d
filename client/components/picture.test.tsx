import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

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
