import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { places } from "../../../shared/content/example-line/places.ts";
import { Surroundings } from "./surroundings.tsx";

/** About as small as the plan is shown. */
const WIDTH = 225;
const HEIGHT = WIDTH * 0.66;
/** Of a letter, rounded up. */
const LETTER = 7.5;

const drawn =
  /<svg[^>]* x="([\d.-]+)%" y="([\d.-]+)%"[^>]*>(?:<path[^>]*><\/path>)?<text x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?[^>]*>([^<]+)</g;

test.each(places)("the words in the plan around km $kilometre lie inside it", (place) => {
  const html = renderToStaticMarkup(<Surroundings place={place} extent="840 m" />);

  const words = [...html.matchAll(drawn)].map(([, x, y, dx, dy, anchor, word = ""]) => {
    const width = word.length * LETTER;
    const middle = (Number(x) / 100) * WIDTH + Number(dx);
    const left = middle - width * ({ middle: 0.5, end: 1 }[anchor ?? ""] ?? 0);
    const base = (Number(y) / 100) * HEIGHT + Number(dy);
    const isInside = left >= 0 && left + width <= WIDTH && base >= 10 && base <= HEIGHT - 2;
    return { word, isInside };
  });

  expect(words.length).toBeGreaterThan(0);
  expect(words.filter(({ isInside }) => !isInside)).toEqual([]);
});
