import { expect, test } from "vitest";
import { pictureOfPost, pictureOfText } from "./post-pictures.ts";

test("a picture of the site is offered in several widths", () => {
  const picture = pictureOfPost("/pictures/rail-summer.webp");

  expect(picture).toMatchObject({ width: 1920, height: 1080 });
  expect(picture?.srcSet).toMatch(/rail-summer-[0-9a-f]{8}-480\.webp 480w, .*800w, .*1600w$/);
  expect(picture?.avif).toMatch(/rail-summer-[0-9a-f]{8}-320\.avif 320w, .*480w, .*1200w/);
});

test("a figure has the aspect ratio of cards, on the card and in the text, and another file of this site is used without change", () => {
  const figure = pictureOfPost("/pictures/rail-three-states.svg");

  expect(figure).toMatchObject({ width: 1600, height: 1000 });
  expect(figure?.src).toMatch(/^\/assets\/rail-three-states-[0-9a-f]{8}\.svg$/);
  expect(pictureOfText("/pictures/rail-three-states.svg")).toEqual(figure);
  const other = "/media/bridge.jpg";
  expect(pictureOfPost(other)).toMatchObject({ src: other, srcSet: other });
});

test.each([
  null,
  "",
  "https://example.com/a.webp",
  "/\\example.com/a.webp",
  "/pictures/toString.webp",
])("ignores a picture of another host or an unknown one: %s", (imageUrl) => {
  expect(pictureOfPost(imageUrl)).toBeNull();
});
