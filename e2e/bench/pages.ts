import { type Browser, chromium } from "@playwright/test";
import { paths } from "../../shared/paths.ts";
import { plainArguments } from "../browser/browser-arguments.ts";
import { everyPage } from "../browser/every-page.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { measureInteraction } from "./browser-figures.ts";
import { inspectPage } from "./lighthouse.ts";
import { embeddedDatabase, startSite } from "./measured-process.ts";
import { markdownTable, rounded } from "./table.ts";

/** The columns of the table with their bars. */
const bars = [
  { name: "performance", least: 99 },
  { name: "accessibility", least: 100 },
  { name: "best practices", least: 100 },
  { name: "SEO", least: 100 },
  { name: "largest paint, ms", most: 1_800 },
  { name: "layout shift", most: 0.01 },
  { name: "interaction, ms", most: 200 },
];

/** Prints the table of all pages or of those given. `!` marks a figure beyond its bar, which only warns. */
export async function measurePages(only: readonly string[]): Promise<void> {
  const site = await startSite(embeddedDatabase);
  const browser = await chromium.launch({ executablePath: findChromium(), args: plainArguments });
  const asked = bars.map(({ least, most }) => (least === undefined ? `<= ${most}` : `>= ${least}`));
  const rows = [["asked", ...asked]];
  for (const path of only.length > 0 ? only : [...everyPage, paths.search("culvert")]) {
    const figures = await measurePage(browser, site.url, path);
    rows.push([path, ...bars.map((bar, index) => cell(figures[index], bar))]);
    process.stderr.write(`${rows.at(-1)?.join("  ")}\n`);
  }
  await browser.close();
  await site.stop();
  process.stdout.write(markdownTable(["Page", ...bars.map(({ name }) => name)], rows));
}

/** A figure for each column, undefined where there is none. */
async function measurePage(browser: Browser, origin: string, path: string) {
  const interactionMs = await measureInteraction(browser, origin, path);
  // A browser that fails on a busy machine costs its page, not the whole run.
  const lighthouse = await inspectPage(origin + path).catch((error) => {
    process.stderr.write(`${path}: ${error}\n`);
    return Array<undefined>(bars.length - 1).fill(undefined);
  });
  return [...lighthouse, interactionMs];
}

function cell(value: number | undefined, { least = 0, most = Infinity }): string {
  if (value === undefined) return "-";
  return `${rounded(value)}${value >= least && value <= most ? "" : " !"}`;
}
