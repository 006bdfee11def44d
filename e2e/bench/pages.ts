import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { paths } from "../../shared/paths.ts";
import { plainArguments } from "../browser/browser-arguments.ts";
import { everyPage } from "../browser/every-page.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { measureInteraction } from "./interaction.ts";
import { embeddedDatabase, median, startSite } from "./measured-process.ts";

/** The last version that runs on Node 20. */
const PACKAGE = "lighthouse@12.8.2";
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Prints the table of all pages or of those given, with what is asked in the first row. */
export async function measurePages(only: readonly string[]): Promise<void> {
  const site = await startSite(embeddedDatabase);
  const browser = await chromium.launch({ executablePath: findChromium(), args: plainArguments });
  const rows: Record<string, Record<string, unknown>> = {
    asked: {
      performance: ">= 99",
      accessibility: 100,
      "best-practices": 100,
      seo: 100,
      "largest paint, ms": "<= 1800",
      "layout shift": "<= 0.01",
      "interaction, ms": "<= 200",
    },
  };
  for (const path of only.length > 0 ? only : [...everyPage, paths.search("culvert")]) {
    const interaction = (await measureInteraction(browser, site.url, path)) ?? "-";
    // A browser that fails on a busy machine costs its page, not the whole run.
    const lighthouse = await inspectPage(site.url + path).catch((error) => ({ error: `${error}` }));
    rows[path] = { ...lighthouse, "interaction, ms": interaction };
    process.stderr.write(`${path}: ${JSON.stringify(rows[path])}\n`);
  }
  await browser.close();
  await site.stop();
  // biome-ignore lint/suspicious/noConsole: prints the table
  console.table(rows);
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
async function inspectPage(url: string): Promise<Record<string, number>> {
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await inspectOnce(url));
  const scores = CATEGORIES.map((name): [string, number] => [
    name,
    median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0))),
  ]);
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    ...Object.fromEntries(scores),
    "largest paint, ms": audit("largest-contentful-paint"),
    "layout shift": audit("cumulative-layout-shift"),
  };
}

async function inspectOnce(url: string): Promise<Report> {
  const flags = `--chrome-flags=${["--headless", ...plainArguments].join(" ")}`;
  const categories = `--only-categories=${CATEGORIES.join(",")}`;
  const args = ["--yes", PACKAGE, url, "--quiet", "--output=json", categories, flags];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const options = { env, maxBuffer: 100_000_000, timeout: 240_000 };
  const { stdout } = await promisify(execFile)("npx", args, options);
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
