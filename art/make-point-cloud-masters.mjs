/**
 * Writes the masters of pictures of the point clouds, as a running site draws them:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-point-cloud-masters.mjs http://localhost:3000
 */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../e2e/browser/find-chromium.ts";
import { openPointCloud, webGlArguments } from "./point-cloud-window.mjs";

const track = "/solutions/autonomous-track-monitoring";
const pictures = [
  { name: "point-cloud-railway", path: track },
  { name: "point-cloud-drift", path: "/solutions/underground-positioning-system" },
];
const cuts = [
  { suffix: "", width: 1920, height: 1080 },
  { suffix: "-upright", width: 960, height: 1440 },
];
const [, , site] = process.argv;

const browser = await chromium.launch({ executablePath: findChromium(), args: webGlArguments });
for (const { name, path } of pictures) {
  for (const { suffix, ...size } of cuts) {
    const page = await openPointCloud(browser, site + path, size);
    const picture = await page.screenshot();
    await sharp(picture).webp({ quality: 92 }).toFile(`art/masters/${name}${suffix}.webp`);
    await page.close();
  }
}
await browser.close();
