import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { figureFiles, namedFiles } from "./media-files.ts";
import { pictureSettings } from "./picture-settings.ts";
import { isPictureName, pictureFile, pictureNamed, srcSetOf } from "./pictures.ts";

const names = Object.keys(pictureSettings).filter(isPictureName);

test("made/ contains exactly the files that pages can request", () => {
  const asked = names.flatMap((name) =>
    ["avif", "webp"].flatMap((format) =>
      srcSetOf(name, format)
        .split(", ")
        .map((entry) => entry.replace(/^\/assets\/| \d+w$/g, "")),
    ),
  );

  expect(new Set(readdirSync("client/media/made"))).toEqual(
    new Set([...asked, ...Object.values(namedFiles), ...Object.values(figureFiles)]),
  );
});

test("returns the narrowest file that is at least as wide, or else the widest file", () => {
  expect(pictureFile("rail-summer", 640, "webp")).toMatch(/-800\.webp$/);
  expect(pictureFile("rail-summer", 1601, "avif")).toMatch(/-1920\.avif$/);
  expect(pictureFile("hero-vehicle", 4000, "avif")).toMatch(/-860\.avif$/);
});

test("the alt text of every picture says that it is an illustration", () => {
  for (const name of names) expect(pictureNamed(name).alt).toMatch(/ \(illustration\)$/);
});
