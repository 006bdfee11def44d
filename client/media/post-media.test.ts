import { expect, test } from "vitest";
import {
  mediaAddress,
  mediaSrcSet,
  mediaWidths,
  parseMedia,
  parseMediaFile,
} from "./post-media.ts";

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
