import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { plainArguments } from "../browser/browser-arguments.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { median } from "./rounds.ts";

/** The last version that runs on Node 20. */
const PACKAGE = "lighthouse@12.8.2";
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Medians of the four scores (each out of 100), the largest contentful paint in ms and the layout shift.
 * @throws if npm cannot install Lighthouse or the page fails to load
 */
export async function inspectPage(url: string): Promise<number[]> {
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
