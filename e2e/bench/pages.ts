import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { paths } from "../../shared/paths.ts";
import { plainArguments } from "../browser/browser-arguments.ts";
import { everyPage } from "../browser/every-page.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { measureInteraction } from "./browser-figures.ts";
import { embeddedDatabase, startSite } from "./measured-process.ts";
import { median } from "./rounds.ts";
import { markdownTable, rounded } from "./table.ts";

/** The last version that runs on Node 20. */
const PACKAGE = "lighthouse@12.8.2";
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

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

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Medians of the four scores (each out of 100), the largest contentful paint in ms and the layout shift.
 * @throws if npm cannot install Lighthouse or the page fails to load
 */
async function inspectPage(url: string): Promise<number[]> {
  const seen: number[][] = [];
  while (seen.length < RUNS) seen.push(figuresOf(await inspectOnce(url)));
  return (seen[0] ?? []).map((_, index) => median(seen.map((figures) => figures[index] ?? 0)));
}

function figuresOf({ runtimeError, categories, audits }: Report): number[] {
  if (runtimeError) throw new Error(runtimeError.message);
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return [
    ...CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    audit("largest-contentful-paint"),
    audit("cumulative-layout-shift"),
  ];
}

async function inspectOnce(url: string): Promise<Report> {
  const flags = `--chrome-flags=${["--headless", ...plainArguments].join(" ")}`;
  const categories = `--only-categories=${CATEGORIES.join(",")}`;
  const args = ["--yes", PACKAGE, url, "--quiet", "--output=json", categories, flags];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const options = { env, maxBuffer: 100_000_000, timeout: 240_000 };
  const { stdout } = await promisify(execFile)("npx", args, options);
  return JSON.parse(stdout);
}
