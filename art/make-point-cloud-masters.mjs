/**
 * Writes the masters of the pictures that stand before the point clouds, as a running site draws them:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-point-cloud-masters.mjs http://localhost:3000
 */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../e2e/browser/find-chromium.ts";

const pages = {
  railway: "/solutions/autonomous-track-monitoring",
  drift: "/solutions/underground-positioning-system",
};
const cuts = [
  { suffix: "", width: 1920, height: 1080 },
  { suffix: "-upright", width: 960, height: 1440 },
];
const [, , site] = process.argv;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  ],
});
for (const [scene, path] of Object.entries(pages)) {
  for (const { suffix, width, height } of cuts) {
    const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
    await page.goto(site + path);
    const frame = page.locator("page-island[name=point-cloud]");
    await frame.getByRole("button", { name: "Open the point cloud" }).click();
    await frame.getByText(/^Loaded/).waitFor();
    await page.addStyleTag({
      content: `[data-part=stage] { position: fixed !important; inset: 0; z-index: 99; max-height: none !important;
        width: 100vw !important; height: 100vh !important; border: 0 !important }
        [data-part=stage] > :not(canvas) { display: none !important }
        [data-part=canvas] { outline: 0 !important }`,
    });
    // The last frame is drawn whole when the picture has stood still.
    await page.waitForTimeout(3000);
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 92 })
      .toFile(`art/masters/point-cloud-${scene}${suffix}.webp`);
    await page.close();
  }
}
await browser.close();
