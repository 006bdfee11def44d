import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { wordsAreOn } from "../../art/social-words.mjs";
import { figureFiles, namedFiles } from "./media-files.ts";
import { pictureSettings } from "./picture-settings.ts";
import { isPictureName, pictureFile, pictureNamed, srcSetOf } from "./pictures.ts";
import { sharedPicture } from "./social-pictures.ts";
import { socialPosts } from "./social-posts.ts";
import { socialSettings } from "./social-settings.ts";

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
  expect(pictureFile("hero-vehicle", 4000, "avif")).toMatch(/-1200\.avif$/);
});

test("the alt text of every picture says that it is an illustration", () => {
  for (const name of names) expect(pictureNamed(name).alt).toMatch(/ \(illustration\)$/);
});

const folder = "client/media/figures";
const colour = /--[\w-]+: light-dark\([^)]+\);/g;

test("figures.css uses the colours of the design tokens", () => {
  const tokens = readFileSync("client/styles/tokens.css", "utf8").match(colour);
  const colours = readFileSync(`${folder}/figures.css`, "utf8").match(colour) ?? [];

  expect(colours.length).toBeGreaterThan(0);
  expect(tokens).toEqual(expect.arrayContaining(colours));
});

test("every figure is up to date with its source, has the aspect ratio of a card and a label", () => {
  const sources = readdirSync(folder).filter((file) => file.endsWith(".svg"));

  expect(sources.map((file) => file.replace(".svg", "")).sort()).toEqual(
    Object.keys(figureFiles).sort(),
  );
  for (const [name, file] of Object.entries(figureFiles)) {
    const [, body] = readFileSync(`${folder}/${name}.svg`, "utf8").split(/<svg[^>]*>/);
    const made = readFileSync(`client/media/made/${file}`, "utf8");

    expect(made).toMatch(/viewBox="0 0 480 300" role="img" aria-label="[^"]+"/);
    expect(made.endsWith(String(body)), `${name}: run art/make-pictures.mjs`).toBe(true);
    expect(made, `${name} without its font`).toMatch(/@font-face\{[^}]*url\(.?data:font\/woff2/);
    for (const [, words] of made.matchAll(/<text[^>]*>([^<]*)/g)) {
      expect(words, `${name}: characters of figures/font.py`).toMatch(/^[ -~\xA0°×–’−]*$/);
    }
  }
});

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

test("every listed post has a picture, which it no longer uses once its title has changed", () => {
  for (const [path, title] of Object.entries(socialPosts)) {
    const { src } = sharedPicture(path, { title });
    expect(existsSync(`client/media${src}`), src).toBe(true);
  }
  const own = { src: "/media/own.webp", alt: "Own" };
  const path = "/insights/reading-track-geometry";

  const same = sharedPicture(path, { title: socialPosts[path] ?? "", picture: own });
  const other = sharedPicture(path, { title: "Changed since", picture: own });

  expect(same.src).toBe("/social/insights-reading-track-geometry.jpg");
  expect(other).toEqual(own);
});
