import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { wordsAreOn } from "../../art/social-words.mjs";
import { sharedPicture } from "./social-pictures.ts";
import { socialPosts } from "./social-posts.ts";
import { socialSettings } from "./social-settings.ts";

test("every listed page has a picture with its words, in the stated size, of at most 60 kB", async () => {
  for (const [path, { words }] of Object.entries(socialSettings)) {
    const { src, alt, size } = sharedPicture(path, { title: "Any" });
    const { width, height } = await sharp(`client/media${src}`).metadata();
    const { length: bytes } = readFileSync(`client/media${src}`);

    expect({ width, height }).toEqual(size);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(alt).toBe(words);
    expect(
      await wordsAreOn(`client/media${src}`, words),
      `${path}: run art/make-social-pictures.mjs`,
    ).toBe(true);
  }
});

test("every listed post has a picture", () => {
  for (const [path, title] of Object.entries(socialPosts)) {
    const { src } = sharedPicture(path, { title });

    expect(existsSync(`client/media${src}`), src).toBe(true);
  }
});

test("a post whose title has changed since its social picture was made uses its own picture", () => {
  const own = { src: "/media/own.webp", alt: "Own" };
  const path = "/insights/reading-track-geometry";

  const same = sharedPicture(path, { title: socialPosts[path] ?? "", picture: own });
  const other = sharedPicture(path, { title: "Changed since", picture: own });

  expect(same.src).toBe("/social/insights-reading-track-geometry.jpg");
  expect(other).toEqual(own);
});
