import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { buildBrowser } from "./build/browser.ts";
import { downloads } from "./build/downloads/downloads.ts";
import { DIST, PUBLIC, WATCHING } from "./build/options.ts";
import { buildPageStyles, pageFiles } from "./build/page-styles.ts";
import { compressFile, unpackAsset, writePublic } from "./build/public-files.ts";
import { buildServer } from "./build/server.ts";
import { buildTools } from "./build/tools.ts";
import { watchAndServe } from "./build/watch.ts";

/*
 * Builds the site and its tools. With `--watch`, builds and serves the site again after every change. Node 20 does not
 * run TypeScript, so npm's scripts bundle this program first.
 */

/** Written last: a build with this file is complete. */
const MANIFEST = join(DIST, "manifest.json");
const ASSETS = join(PUBLIC, "assets");

await buildAll();
if (WATCHING) watchAndServe(buildAll);

async function buildAll(): Promise<void> {
  const start = Date.now();
  await rm(DIST, { recursive: true, force: true });
  const [browser, { styles, font }] = await Promise.all([
    buildBrowser(),
    buildStyles(),
    buildServer(),
    buildTools(),
  ]);
  await cp("sql", join(DIST, "sql"), { recursive: true });
  await copyMedia();
  await writeDownloads();
  await writeFile(MANIFEST, JSON.stringify({ ...browser, styles, font }, null, 2));
  console.log(`Built in ${Date.now() - start} ms`);
}

/** Builds the styles of every page by name, and writes the fonts that they refer to. */
async function buildStyles() {
  const pages = await Promise.all(
    [...pageFiles()].map(async ([name, file]) => ({ name, ...(await buildPageStyles(file)) })),
  );
  const fonts = new Map(
    pages.flatMap(({ fonts }) => fonts).map((font) => [basename(font.path), font]),
  );
  for (const [name, { contents }] of fonts) {
    await writePublic(`assets/${name}`, Buffer.from(contents));
  }
  const font = [...fonts.keys()].find((name) => /^archivo-\w{8}\./.test(name));
  return {
    styles: Object.fromEntries(pages.map(({ name, css, integrity }) => [name, { css, integrity }])),
    font: `/assets/${font}`,
  };
}

async function writeDownloads(): Promise<void> {
  for (const { path, write } of downloads) {
    await mkdir(dirname(join(PUBLIC, path)), { recursive: true });
    await writeFile(join(PUBLIC, path), await write());
    await compressFile(join(PUBLIC, path));
  }
}

async function copyMedia(): Promise<void> {
  await cp("client/media/made", ASSETS, { recursive: true });
  for (const file of await readdir("client/media/made")) {
    if (file.endsWith(".svg")) await compressFile(join(ASSETS, file));
  }
  for (const file of await readdir("client/media/scans")) {
    await unpackAsset(join("client/media/scans", file));
  }
  await cp("client/media/social", join(PUBLIC, "social"), { recursive: true });
  await cp("client/media/icons", PUBLIC, { recursive: true });
  for (const icon of ["favicon.svg", "icon-maskable.svg"]) {
    await cp(join("client/media/svg", icon), join(PUBLIC, icon));
  }
}
