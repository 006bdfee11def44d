/**
 * Records the film and its first picture from the point cloud of a running site: a ride along the line, on
 * which the colours of height give way to those of the change since the last run. Afterwards `make-pictures.mjs`
 * puts the film in the place of the old one.
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-film.mjs http://localhost:3000
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../e2e/browser/find-chromium.ts";
import { openPointCloud, showPlace, webGlArguments } from "./point-cloud-window.mjs";

const SIZE = { width: 1280, height: 720 };
const FRAMES_A_SECOND = 24;
const SECONDS = 9;
/** Metres along the scene where the camera is at the beginning and at the end. */
const RIDE = { from: 10, to: 77 };
/** Shares of the film: the colours change from the first to the second. */
const CHANGE = { from: 0.55, to: 0.65 };
/** Share of the film at its end that dissolves into its beginning, because it is played in a loop. */
const LOOP = 0.07;

const [, , site] = process.argv;
const folder = await mkdtemp(path.join(tmpdir(), "film-"));
const browser = await chromium.launch({ executablePath: findChromium(), args: webGlArguments });
const page = await openPointCloud(browser, `${site}/solutions/autonomous-track-monitoring`, SIZE);

const count = FRAMES_A_SECOND * SECONDS;
const begin = await pictureAt(0, "height");
for (let frame = 0; frame < count; frame += 1) {
  const share = frame / count;
  const changed = progress(share, CHANGE.from, CHANGE.to);
  const layers = [
    { picture: changed < 1 && (await pictureAt(share, "height")), opacity: 1 },
    { picture: changed > 0 && (await pictureAt(share, "change")), opacity: changed },
    { picture: begin, opacity: progress(share, 1 - LOOP, 1) },
  ].filter(({ picture, opacity }) => picture && opacity > 0);
  await sharp(await blend(layers)).toFile(
    path.join(folder, `${String(frame).padStart(4, "0")}.png`),
  );
}
await browser.close();

await sharp(begin).webp({ quality: 90 }).toFile("art/masters/line-ride.webp");
encode("webm", "libsvtav1 -preset 5 -crf 56");
encode("mp4", "libx264 -preset slow -crf 35 -movflags +faststart");
await rm(folder, { recursive: true });

/** The share of the way from one value to the other, from 0 to 1. */
function progress(value, from, to) {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

async function pictureAt(share, mode) {
  await showPlace(page, RIDE.from + (RIDE.to - RIDE.from) * share, mode);
  return page.screenshot();
}

/** Lays pictures on each other. */
async function blend([{ picture }, ...upper]) {
  const layers = await Promise.all(
    upper.map(async ({ picture: each, opacity }) => ({
      input: await sharp(each).removeAlpha().ensureAlpha(opacity).png().toBuffer(),
    })),
  );
  return sharp(picture).composite(layers).removeAlpha().png().toBuffer();
}

function encode(format, settings) {
  const frames = ["-framerate", String(FRAMES_A_SECOND), "-i", path.join(folder, "%04d.png")];
  const codec = ["-pix_fmt", "yuv420p", "-c:v", ...settings.split(" ")];
  const film = `client/media/made/line-ride.${format}`;
  execFileSync("ffmpeg", ["-v", "error", "-y", ...frames, ...codec, film]);
}
