/**
 * Writes art/masters/form-at-400.webp: the form of /book-a-demo in a window 1280 pixels wide at 400% zoom, with the
 * focus of the keyboard on its button, as a running site shows its left part:
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
  viewport: { width: 320, height: 356 },
  deviceScaleFactor: 4,
  colorScheme: "dark",
  reducedMotion: "reduce",
  bypassCSP: true,
});
await page.goto(`${site}/book-a-demo`);
await page.getByLabel("Email").fill("you@example.com");
await page.keyboard.press("Tab");
await page.getByRole("button", { name: "Continue" }).evaluate((button) => {
  scrollTo(0, scrollY + button.getBoundingClientRect().top - 0.48 * innerHeight);
});
const style =
  "body * { visibility: hidden } form :is(label, label *, input, button, button *) { visibility: visible }";
const form = await page.screenshot({ style });
await browser.close();

// The corner of a window, so that nobody takes the picture for a form.
const frame = `<svg width="1000" height="1400">
  <rect width="1000" height="1400" fill="#b9c6cf"/>
  <path d="M96 1400V132a36 36 0 0 1 36-36H1000V1400z" fill="#0c1922"/>
  <g fill="#6f828f"><circle cx="152" cy="142" r="11"/><circle cx="192" cy="142" r="11"/><circle cx="232" cy="142" r="11"/></g>
</svg>`;
const part = await sharp(form)
  .extract({ left: 0, top: 0, width: 1060, height: 1421 })
  .resize(904, 1212)
  .toBuffer();
await sharp(Buffer.from(frame))
  .composite([{ input: part, left: 96, top: 188 }])
  .webp({ quality: 92 })
  .toFile("art/masters/form-at-400.webp");
