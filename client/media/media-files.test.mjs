import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { figureFiles, namedFiles, pictureFiles } from "./media-files.ts";
import { srcSetOf } from "./pictures.ts";

test("made/ contains exactly the files that pages can request", () => {
  const made = new Set(readdirSync("client/media/made"));

  const asked = Object.keys(pictureFiles).flatMap((name) =>
    ["avif", "webp"].flatMap((format) =>
      srcSetOf(name, format)
        .split(", ")
        .map((entry) => entry.replace(/^\/assets\/| \d+w$/g, "")),
    ),
  );

  expect(made).toEqual(
    new Set([...asked, ...Object.values(namedFiles), ...Object.values(figureFiles)]),
  );
});
