/**
 * Writes the pictures that the pages show into `client/media/made/`, from `art/masters/`, `client/media/svg/`
 * and `figures/`, and their names and those of the film into `client/media/media-files.ts`:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-pictures.mjs
 *
 * Every name has a hash of the sources and settings, so that browsers may cache the file for ever.
 * Files in `made/` that are up to date are kept; unused files are removed.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import sharp from "sharp";
import { widthsOf } from "../client/media/picture-format.ts";
import { pictureSettings } from "../client/media/picture-settings.ts";

const art = path.resolve("art");
const media = path.resolve("client/media");
const made = path.join(media, "made");
const registry = path.join(media, "media-files.ts");
// Increase this number when the encoding changes. The hash covers it.
const encoding = 2;
const filmFiles = ["line-ride.mp4", "line-ride.webm"];

mkdirSync(made, { recursive: true });
const kept = new Set();
const pictures = {};
for (const [name, settings] of Object.entries(pictureSettings)) {
  pictures[name] = await makePicture(name, settings);
}
const films = Object.fromEntries(filmFiles.map((file) => [file, nameFilm(file)]));
const files = { ...films, ...copyAll(path.join(media, "svg")) };
const figures = copyDrawings("figures");
for (const file of readdirSync(made)) if (!kept.has(file)) rmSync(path.join(made, file));
writeRegistry();

async function makePicture(name, settings) {
  const master = readFileSync(path.join(art, "masters", `${settings.master}.webp`));
  const { crop, cloud, width, quality } = settings;
  const hash = hashOf(master, JSON.stringify({ encoding, crop, cloud, width, quality }));
  let source = sharp(master);
  if (crop) source = source.extract(crop);
  if (width) source = source.resize({ width });
  // Raw pixels, because an intermediate file would lose quality.
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const { channels, height } = info;
  const raw = { width: info.width, height, channels };
  for (const format of ["avif", "webp"]) {
    for (const wide of widthsOf(info.width, format)) {
      const file = `${name}-${hash}-${wide}.${format}`;
      kept.add(file);
      if (existsSync(path.join(made, file))) continue;
      const resized = sharp(data, { raw }).resize({ width: wide });
      await encode(resized, format, settings).toFile(path.join(made, file));
    }
  }
  return { hash, width: info.width, height };
}

// 10 bits avoid bands in a dusk sky and make smaller files. In a point cloud such bands are not visible.
function encode(picture, format, { cloud, quality = cloud ? 47 : 50 }) {
  if (format === "webp") return picture.webp({ quality: cloud ? 70 : 80, effort: 6 });
  return picture.avif({
    quality,
    bitdepth: cloud ? 8 : 10,
    chromaSubsampling: cloud ? "4:4:4" : "4:2:0",
    effort: 6,
  });
}

/** The film is only in `made/`. A new one, which has no hash yet, replaces the old one. */
function nameFilm(file) {
  const { name, ext } = path.parse(file);
  const present = readdirSync(made);
  if (present.includes(file)) return writeCopy(file, readFileSync(path.join(made, file)));
  const old = present.find((each) => each.startsWith(`${name}-`) && each.endsWith(ext));
  kept.add(old);
  return old;
}

function copyAll(folder) {
  const named = {};
  for (const file of readdirSync(folder).sort()) {
    named[file] = writeCopy(file, readFileSync(path.join(folder, file)));
  }
  return named;
}

/** Copies the drawings of a folder with its stylesheet and font inside, because an image cannot load them. */
function copyDrawings(name) {
  const folder = path.join(media, name);
  const [style] = buildSync({
    entryPoints: [path.join(folder, `${name}.css`)],
    bundle: true,
    loader: { ".woff2": "dataurl" },
    minify: true,
    target: "chrome123",
    write: false,
  }).outputFiles;
  const css = style.text.trim();
  const named = {};
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".svg")) continue;
    const source = readFileSync(path.join(folder, file), "utf8");
    const drawing = source
      .replace('<?xml-stylesheet href="figures.css"?>\n', "")
      .replace(/<svg[^>]*>/, `$&<style>${css}</style>`);
    named[path.parse(file).name] = writeCopy(file, drawing);
  }
  return named;
}

function writeCopy(file, content) {
  const { name, ext } = path.parse(file);
  const copy = `${name}-${hashOf(content)}${ext}`;
  writeFileSync(path.join(made, copy), content);
  kept.add(copy);
  return copy;
}

function hashOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

function writeRegistry() {
  writeFileSync(
    registry,
    `// Written by art/make-pictures.mjs.
import type { PictureName } from "./picture-settings.ts";

/** For each picture: the hash in the names of its files in \`made/\`, and its full size in pixels. */
export const pictureFiles: Record<PictureName, { hash: string; width: number; height: number }> =
  ${JSON.stringify(pictures)};

/** Files in \`made/\` of the film, and of drawings that pages load as files. */
export const namedFiles = ${JSON.stringify(files)} as const;

/** Files in \`made/\` of the figures of posts. They have the aspect ratio of post cards. */
export const figureFiles: Readonly<Record<string, string>> = ${JSON.stringify(figures)};
`,
  );
  execFileSync("npx", ["biome", "check", "--write", registry], { stdio: "inherit" });
}
