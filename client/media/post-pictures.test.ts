import { expect, test } from "vitest";
import {
  mediaAddress,
  mediaSrcSet,
  mediaWidths,
  parseMedia,
  parseMediaFile,
} from "./post-media.ts";
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

const hash = "0123456789abcdef";

test("widths do not exceed the picture's width and the largest width, and are all in the srcset of a format", () => {
  expect(mediaWidths(300)).toEqual([300]);
  expect(mediaWidths(800)).toEqual([480, 800]);
  expect(mediaWidths(6000)).toEqual([480, 800, 1200, 1600, 2400]);
  expect(mediaSrcSet({ hash, width: 600, height: 400, format: "webp" }, "avif")).toBe(
    `/media/${hash}-480.avif 480w, /media/${hash}-600.avif 600w`,
  );
});

test("the address in a post contains the picture's size and identifies a stored file", () => {
  const address = mediaAddress({ hash, width: 1300, height: 867, format: "webp" });

  expect(address).toBe(`/media/${hash}-1300x867.webp`);
  expect(parseMedia(address)).toEqual({ hash, width: 1300, height: 867, format: "webp" });
  expect(parseMediaFile(address)).toEqual({ hash, width: 1300, format: "webp" });
});

test.each(["/media/x-1.webp", `/media/${hash}-480.png`, `/media/${hash}-480.webp?x`, ""])(
  "%j is not a picture",
  (address) => {
    expect(parseMediaFile(address)).toBeUndefined();
    expect(parseMedia(address)).toBeUndefined();
  },
);
