/**
 * Draws the pictures that other programs show for a shared page or a post of the initial content, into
 * `client/media/social/` and `social-posts.ts`, and the site's icons, into `client/media/icons/`:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-social-pictures.mjs
 *     node --import ./server/testing/load-typescript.mjs art/make-social-pictures.mjs --check
 *
 * `--check` draws nothing: it lists the pictures whose words have changed and fails if there are any.
 * Each file has its words in its metadata. Requires Chromium: `PLAYWRIGHT_CHROMIUM`, or else
 * `/usr/bin/chromium`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { pictureSettings } from "../client/media/picture-settings.ts";
import { socialFile } from "../client/media/social-pictures.ts";
import {
  socialFocus,
  socialPictureOfPost,
  socialSettings,
} from "../client/media/social-settings.ts";
import { paths } from "../shared/paths.ts";
import { makeIcons } from "./make-icons.mjs";
import { asciiOf, wordsAreOn } from "./social-words.mjs";

const size = { width: 1200, height: 630 };
// Some programs ignore larger preview pictures.
const maxBytes = 60_000;
const media = path.resolve("client/media");
const folder = path.join(media, "social");
const registry = path.join(media, "social-posts.ts");

const wanted = { ...socialSettings, ...seedPosts() };
if (process.argv.includes("--check")) {
  const stale = await staleAddresses();
  for (const address of stale)
    process.stdout.write(`${address}: the words of its picture have changed\n`);
  process.exit(stale.length === 0 ? 0 : 1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  // biome-ignore lint/style/noProcessEnv: the one setting of a program that is run by hand
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: size });
for (const [address, settings] of Object.entries(wanted)) {
  await shoot(settings, path.join(folder, socialFile(address)));
}
await browser.close();
await makeIcons(path.join(media, "svg/icon-maskable.svg"), path.join(media, "icons"));
writeRegistry();

function seedPosts() {
  const posts = readdirSync("sql/seed").map((file) => {
    const [, matter] = readFileSync(path.join("sql/seed", file), "utf8").split(/^---$/m);
    const { slug, title } = parse(matter);
    return [paths.insight(slug), { words: title, picture: socialPictureOfPost[slug] }];
  });
  return Object.fromEntries(posts);
}

async function staleAddresses() {
  const isStale = async ([address, { words }]) => {
    const file = path.join(folder, socialFile(address));
    return !(existsSync(file) && (await wordsAreOn(file, words)));
  };
  const pages = Object.entries(wanted);
  const answers = await Promise.all(pages.map(isStale));
  return pages.filter((_, index) => answers[index]).map(([address]) => address);
}

async function shoot({ words, picture }, file) {
  const focus = socialFocus[picture] ?? "50% 50%";
  const { master } = pictureSettings[picture];
  await page.setContent(html({ words, focus, picture: path.resolve("art/masters", master) }));
  await page.evaluate(fitWords);
  const shot = await page.screenshot();
  for (let quality = 86; quality > 20; quality -= 4) {
    const encoded = await sharp(shot)
      .withExif({ IFD0: { ImageDescription: asciiOf(words) } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (encoded.length > maxBytes) continue;
    writeFileSync(file, encoded);
    return;
  }
  throw new Error(`${file} cannot be encoded in ${maxBytes} bytes`);
}

/** Runs in the page: waits for the font and the picture, then sets the largest font size that fits. */
async function fitWords() {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
  const heading = document.querySelector("h1");
  for (let pixels = 100; pixels > 40; pixels -= 2) {
    heading.style.fontSize = `${pixels}px`;
    if (heading.scrollHeight <= 360 && heading.scrollWidth <= heading.clientWidth) return;
  }
}

function html({ words, focus, picture }) {
  return `<!doctype html><style>
@font-face { font-family: Archivo; font-weight: 400 700; font-stretch: 78% 112%;
  src: url("${asData("client/styles/fonts/archivo.woff2", "font/woff2")}"); }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; background: #0c1922; color: #fff }
.picture { position: absolute; right: 0; width: 820px; height: 100%; object-fit: cover;
  object-position: ${focus} }
.scrim { position: absolute; inset: 0; background: linear-gradient(to right,
  #0c1922 380px, rgb(12 25 34 / .84) 540px, rgb(12 25 34 / .4) 720px, rgb(12 25 34 / 0) 900px) }
.mark { position: absolute; left: 72px; top: 64px; width: 68px }
h1 { position: absolute; left: 72px; bottom: 88px; width: 640px; text-wrap: balance;
  font: 600 96px/1 Archivo; font-stretch: 84%; letter-spacing: -.02em; word-spacing: .06em }
.ticks { position: absolute; inset: auto 0 0; height: 28px; rotate: 180deg;
  border-top: 2px solid rgb(255 255 255 / .8); background:
  repeating-linear-gradient(to right, rgb(255 255 255 / .8) 0 2px, transparent 2px 100px),
  repeating-linear-gradient(to right, rgb(255 255 255 / .5) 0 2px, transparent 2px 10px) 0 0 /
    100% 12px no-repeat }
</style>
<img class="picture" src="${asData(`${picture}.webp`, "image/webp")}" alt="">
<div class="scrim"></div>
<img class="mark" src="${markInWhite()}" alt="">
<h1></h1><div class="ticks"></div>`.replace("<h1></h1>", `<h1>${escaped(words)}</h1>`);
}

function asData(file, type) {
  const bytes = readFileSync(path.resolve(file));
  return `data:${type};base64,${bytes.toString("base64")}`;
}

function markInWhite() {
  const drawing = readFileSync(path.join(media, "svg/favicon.svg"), "utf8");
  const white = drawing.replace(/<style>.*?<\/style>/, "").replaceAll("#0b1218", "#ffffff");
  return `data:image/svg+xml;base64,${Buffer.from(white).toString("base64")}`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function writeRegistry() {
  const titles = Object.fromEntries(
    Object.entries(seedPosts()).map(([address, { words }]) => [address, words]),
  );
  writeFileSync(
    registry,
    `// Written by art/make-social-pictures.mjs.

/** The posts with a social picture, by path, with the title in the picture. */
export const socialPosts: Readonly<Record<string, string>> =
  ${JSON.stringify(titles)};
`,
  );
  execFileSync("npx", ["biome", "check", "--write", registry], { stdio: "inherit" });
}
