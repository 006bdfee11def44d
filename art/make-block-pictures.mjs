/**
 * Writes a picture of every block into docs/blocks/, as a running site shows it:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-block-pictures.mjs http://localhost:3000
 */
import { mkdirSync, readdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { plainArguments } from "../e2e/browser/browser-arguments.ts";
import { findChromium } from "../e2e/browser/find-chromium.ts";

/** For each block a page that uses it, and the selector of its section there. */
const blocks = {
  article: ["/insights/rail-buckling-neutral-temperature", "section:has(.article_text)"],
  "band-opening": ["/industries/railways/culvert-risk-assessor", ".band_opening_opening"],
  "before-you-buy": ["/solutions/culvert-risk-assessor", "section:has-text('Before you buy')"],
  cards: ["/industries", "section:has(.cards_cards)"],
  compare: ["/industries/railways/culvert-risk-assessor", "section:has(.compare_pair)"],
  "dashboard-chapter": ["/", "#dashboard"],
  ending: ["/solutions/collision-avoidance", ".ending_ending"],
  exhibit: ["/pilot", "section:has(.exhibit_figure)"],
  facts: ["/railways", "section:has(.facts_list)"],
  "instrument-opening": [
    "/solutions/collision-avoidance",
    "section:has(.instrument_opening_columns)",
  ],
  journey: ["/", "#timeline"],
  "latest-posts": ["/", "section:has-text('Latest Industry Updates')"],
  ledger: ["/pilot", "#protocol"],
  moments: ["/industries/railways/track-temperature-sensor", ".moments_block"],
  passage: ["/privacy", "#your-data"],
  "picture-opening": ["/pilot", ".picture_opening_opening"],
  "picture-words": ["/", ".picture_words_section"],
  "product-cards": ["/", "section:has(.cards_cards)"],
  "product-film": ["/book-a-demo", "section:has(.product_film_film)"],
  replay: ["/solutions/underground-positioning-system", "#replay"],
  request: ["/book-a-demo", ".request_request"],
  "search-results": ["/search?q=culvert", "section:has(.search_results_results)"],
  steps: ["/book-a-demo", "section:has(.steps_steps)"],
  summary: ["/solutions/culvert-risk-assessor", "section:has(.summary_strip)"],
};
/** Parts of other blocks. */
const parts = ["block-head", "opening-words"];

const modules = readdirSync("client/blocks").filter((file) => /^[a-z-]+\.tsx$/.test(file));
const names = modules.map((file) => file.replace(".tsx", ""));
const missing = names.filter((name) => !(name in blocks || parts.includes(name)));
if (missing.length > 0) throw new Error(`No page is named for: ${missing.join(", ")}`);

const [, , site] = process.argv;
mkdirSync("docs/blocks", { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: plainArguments });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
  bypassCSP: true,
});
for (const [name, [path, selector]] of Object.entries(blocks)) {
  await page.goto(site + path);
  const section = page.locator(selector).first();
  await section.locator("img").evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );
  const picture = await section.screenshot({
    style: "header { visibility: hidden } main section { max-height: 1200px; overflow: clip }",
  });
  await sharp(picture)
    .resize({ width: 700 })
    .webp({ quality: 75 })
    .toFile(`docs/blocks/${name}.webp`);
}
await browser.close();
