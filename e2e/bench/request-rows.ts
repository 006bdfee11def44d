import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { paths } from "../../shared/paths.ts";
import { askAsBrowser } from "./browser-answer.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import { type BenchDatabase, type MeasuredSite, quiet, startSite } from "./measured-site.ts";
import { getBytes } from "./request-bytes.ts";
import type { Row } from "./rounds.ts";

/** The page that all rows hand over, each in its way. */
const PAGE = paths.insights();
const plain = { "Accept-Encoding": "identity" };

interface Group {
  /** They are compared. */
  rows: Row[];
  /** How many times the usual number: what takes microseconds is disturbed by little, and soon over. */
  timesRounds: number;
}

export interface RequestRows {
  groups: Group[];
  /** Every page from memory, no log. */
  packing: MeasuredSite;
  /** Every page rendered for its request, no log. */
  rendering: MeasuredSite;
  stop(): Promise<void>;
}

/** What each kind of answer costs, beside the two baselines. `scale` is 1 for a full measurement. */
export async function startRequestRows(
  database: BenchDatabase,
  scale: number,
): Promise<RequestRows> {
  const log = openSync(devNull, "w");
  const packing = await startSite(database, {});
  const logging = await startSite(database, { LOG_LEVEL: "info" }, log);
  const rendering = await startSite(database, { PAGE_CACHE: "off" });
  for (const site of [packing, logging]) await quiet(site);
  const html = (await askAsBrowser(packing.port, PAGE, plain)).body.toString();
  const [file] = /\/assets\/entry-\w+\.js/.exec(html) ?? [];
  if (file === undefined) throw new Error(`${PAGE} names no file to measure`);
  const { etag = "" } = (await askAsBrowser(packing.port, PAGE)).headers;
  const raw = await startRaw(packing.port, PAGE);
  const rawFile = await startRaw(packing.port, file);
  const byHand = await startMeasured("bench/express-react.js", {
    env: { POSTS_OF: `http://127.0.0.1:${packing.port}`, ...packing.where },
    readyPath: PAGE,
  });

  const many = 3_000;
  const few = Math.round(600 * scale);
  const get = (path: string, headers: Record<string, string> = {}) => {
    const bytes = getBytes(path, headers);
    return { request: () => bytes, status: 200 };
  };
  const unchanged = { ...get(PAGE, { "If-None-Match": etag }), status: 304 };
  const pages: Row[] = [
    { name: "raw page", process: raw, requests: many, ...get(PAGE) },
    { name: "page", process: packing, requests: many, ...get(PAGE), against: ["raw page"] },
    { name: "page, logged", process: logging, requests: many, ...get(PAGE), against: ["raw page"] },
  ];
  const notModified: Row[] = [
    { name: "raw 304", process: raw, requests: many, ...unchanged },
    { name: "304", process: packing, requests: many, ...unchanged, against: ["raw 304"] },
  ];
  const files: Row[] = [
    { name: "raw file", process: rawFile, requests: many, ...get(file) },
    { name: "file", process: packing, requests: many, ...get(file), against: ["raw file"] },
  ];
  const made: Row[] = [
    { name: "by hand, plain", process: byHand, requests: few, ...get(PAGE, plain) },
    { name: "by hand, brotli", process: byHand, requests: few, ...get(PAGE) },
    { name: "by hand, read", process: byHand, requests: few, ...get(`${PAGE}?read`, plain) },
    {
      name: "live, plain",
      process: rendering,
      requests: few,
      ...get(PAGE, plain),
      against: ["by hand, plain", "by hand, read"],
    },
    {
      name: "live, compressed",
      process: rendering,
      requests: few,
      ...get(PAGE),
      against: ["by hand, plain", "by hand, brotli", "by hand, read"],
    },
    {
      name: "5 posts as JSON",
      process: packing,
      requests: few,
      ...get(`${paths.api.posts()}?limit=5`),
    },
  ];
  return {
    groups: [
      { rows: pages, timesRounds: 12 },
      { rows: notModified, timesRounds: 12 },
      { rows: files, timesRounds: 12 },
      { rows: made, timesRounds: 1 },
    ],
    packing,
    rendering,
    async stop() {
      for (const { stop } of [byHand, raw, rawFile, rendering, logging, packing]) await stop();
      closeSync(log);
    },
  };
}

/** A bare server that has the site's bytes of one address, as a browser gets them. */
async function startRaw(sitePort: number, path: string): Promise<MeasuredProcess> {
  const raw = await startMeasured("bench/raw-http.js", {});
  const { body, headers } = await askAsBrowser(sitePort, path);
  const described = {
    "Content-Type": headers["content-type"] ?? "",
    "Content-Encoding": headers["content-encoding"] ?? "",
  };
  await fetch(`http://127.0.0.1:${raw.port}/`, {
    method: "PUT",
    headers: described,
    body: Uint8Array.from(body),
  });
  return raw;
}
