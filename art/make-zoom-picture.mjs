/**
 * Writes art/masters/form-at-400.webp: the form of /book-a-demo in a window of 1280 by 800 pixels at 400% zoom, with the
 * focus of the keyboard on its button, as a running site shows it:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-zoom-picture.mjs http://localhost:3000
 */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { plainArguments } from "../e2e/browser/browser-arguments.ts";
import { findChromium } from "../e2e/browser/find-chromium.ts";

const [, , site] = process.argv;
const browser = await chromium.launch({ executablePath: findChromium(), args: plainArguments });
const page = await browser.newPage({
  viewport: { width: 320, height: 200 },
  deviceScaleFactor: 4,
  colorScheme: "dark",
  reducedMotion: "reduce",
});
await page.goto(`${site}/book-a-demo`);
await page.getByLabel("Email").fill("you@example.com");
await page.keyboard.press("Tab");
await page.getByRole("button", { name: "Continue" }).evaluate((button) => {
  scrollTo(0, scrollY + button.getBoundingClientRect().top - 0.6 * innerHeight);
});
const form = await page.screenshot({ style: "header { visibility: hidden }" });
await browser.close();

// The frame of a window shows that the form is a picture.
const frame = `<svg width="1600" height="1000">
  <rect width="1600" height="1000" fill="#b9c6cf"/>
  <path d="M160 1000V148a36 36 0 0 1 36-36H1404a36 36 0 0 1 36 36V1000z" fill="#0c1922"/>
  <g fill="#6f828f"><circle cx="216" cy="158" r="11"/><circle cx="256" cy="158" r="11"/><circle cx="296" cy="158" r="11"/></g>
  <g fill="none" stroke="#b9c6cf" stroke-width="5"><circle cx="1384" cy="154" r="14"/><path d="M1394 164l14 14M1377 154h14M1384 147v14"/></g>
</svg>`;
await sharp(Buffer.from(frame))
  .composite([{ input: await sharp(form).resize(1280, 800).toBuffer(), left: 160, top: 200 }])
  .webp({ quality: 92 })
  .toFile("art/masters/form-at-400.webp");
