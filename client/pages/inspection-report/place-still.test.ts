import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { places } from "../../../shared/content/example-line/places.ts";
import { kmText } from "../../islands/dashboard/format.ts";
import { PlaceStill } from "../../islands/dashboard/place-still.tsx";

const files = { avif: "", webp: "", fallback: "picture.jpg", width: 16, height: 9, alt: "" };
const pictures = { cloud: files, curve: files, culvert: files, temperature: files };

test("a picture is said to be taken at one place of the line", () => {
  const shown = places.map((place) => ({
    place,
    html: renderToStaticMarkup(createElement(PlaceStill, { place, pictures })),
  }));
  const taken = shown.filter(({ place, html }) => html.includes(`at ${kmText(place.kilometre)}`));

  expect(taken.map(({ place }) => place.kilometre)).toEqual([33.43, 31.93, 19.46]);
});
