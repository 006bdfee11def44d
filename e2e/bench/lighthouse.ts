import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { plainArguments } from "../browser-arguments.ts";
import { findChromium } from "../find-chromium.ts";

/** What Lighthouse says of one page: times in its simulated slow 4G, on a phone's processor. */
export interface LighthouseAnswer {
  /** Of 100. */
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  /** Selector of what was painted largest. */
  largest: string;
  /** Its own measure of how fast this machine was just then; a quiet desktop has 1,500 or more. */
  machineIndex: number;
}

/** The last that runs on Node 20. */
const PACKAGE = "lighthouse@12.8.2";
const FETCH_WITHIN_MS = 180_000;
const INSPECT_WITHIN_MS = 120_000;
const CHROME = ["--headless", ...plainArguments];

const run = promisify(execFile);

/** Lighthouse's program, fetched when it is first wanted: no part of the site needs it. Undefined offline. */
export async function fetchLighthouse(): Promise<string | undefined> {
  const find = ["--yes", `--package=${PACKAGE}`, "--call", "command -v lighthouse"];
  try {
    const { stdout } = await run("npx", find, { timeout: FETCH_WITHIN_MS });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** Loads a page in a browser of its own, with the preset for phones. @throws when it cannot be inspected */
export async function inspect(lighthouse: string, url: string): Promise<LighthouseAnswer> {
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      "--only-categories=performance",
      `--chrome-flags=${CHROME.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      maxBuffer: 64 * 1024 * 1024,
      timeout: INSPECT_WITHIN_MS,
    },
  );
  return answerOf(JSON.parse(stdout));
}

interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>;
}

function answerOf({ runtimeError, categories, environment, audits }: Report): LighthouseAnswer {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: categories.performance.score * 100,
    firstPaintMs: value("first-contentful-paint"),
    largestPaintMs: value("largest-contentful-paint"),
    blockedMs: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    largest: largestOf(audits["largest-contentful-paint-element"]?.details?.items),
    machineIndex: environment.benchmarkIndex,
  };
}

function largestOf(tables: unknown[] = []): string {
  const [first] = tables as { items?: { node?: { selector?: string } }[] }[];
  return first?.items?.[0]?.node?.selector?.split(" > ").at(-1) ?? "";
}
