import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { socialFiles } from "./social-files.ts";
import { sharedPicture } from "./social-pictures.ts";
import { socialSettings } from "./social-settings.ts";

test("every page that is listed has its picture, in the size that is promised and light enough", async () => {
  for (const path of Object.keys(socialSettings)) {
    const { src, alt, size } = sharedPicture(path, { title: "Any" });
    const { width, height } = await sharp(`client/media${src}`).metadata();
    const { length: bytes } = readFileSync(`client/media${src}`);

    expect({ width, height }).toEqual(size);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(alt).toBe(socialSettings[path]?.words);
  }
});

test("every picture that was drawn is there", () => {
  for (const { file } of Object.values(socialFiles)) {
    expect(existsSync(`client/media/social/${file}`), file).toBe(true);
  }
});

test("a post with another title than its picture shows its own picture", () => {
  const own = { src: "/media/own.webp", alt: "Own" };
  const path = "/insights/reading-track-geometry";

  const same = sharedPicture(path, { title: socialFiles[path]?.words ?? "", picture: own });
  const other = sharedPicture(path, { title: "Changed since", picture: own });

  expect(same.src).toBe("/social/insights-reading-track-geometry.jpg");
  expect(other).toEqual(own);
});

test("a page for which nothing was drawn shows what the home page shows", () => {
  expect(sharedPicture("/search", { title: "Search" })).toEqual(
    sharedPicture("/", { title: "Home" }),
  );
});
