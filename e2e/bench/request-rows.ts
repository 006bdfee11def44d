import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { paths } from "../../shared/paths.ts";
import { askAsBrowser } from "./browser-answer.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import { type BenchDatabase, type MeasuredSite, quiet, startSite } from "./measured-site.ts";
import { getBytes } from "./request-bytes.ts";
import type { Life, Row } from "./rounds.ts";

/** The page that all rows hand over, each in its way. */
const PAGE = paths.insights();
const plain = { "Accept-Encoding": "identity" };

export interface MadeRows {
  rows: Row[];
  /** Every page from memory, no log. */
  packing: MeasuredSite;
  /** Every page rendered for its request, no log. */
  rendering: MeasuredSite;
  stop(): Promise<void>;
}

/** What is handed over as it is, each beside a server that does the least possible. */
export async function startPackedRows(database: BenchDatabase): Promise<Life> {
  const log = openSync(devNull, "w");
  const packing = await startSite(database, {});
  const logging = await startSite(database, { LOG_LEVEL: "info" }, log);
  for (const site of [packing, logging]) await quiet(site);
  const html = (await askAsBrowser(packing.port, PAGE, plain)).body.toString();
  const [file] = /\/assets\/entry-\w+\.js/.exec(html) ?? [];
  if (file === undefined) throw new Error(`${PAGE} names no file to measure`);
  const { etag = "" } = (await askAsBrowser(packing.port, PAGE)).headers;
  const raw = await startRaw(packing.port, PAGE);
  const rawFile = await startRaw(packing.port, file);

  const page = { requests: 3_000, ...get(PAGE) };
  const unchanged = { ...page, ...get(PAGE, { "If-None-Match": etag }), status: 304 };
  const asset = { ...page, ...get(file) };
  return {
    groups: [
      [
        { name: "raw page", process: raw, ...page },
        { name: "page", process: packing, ...page, against: ["raw page"] },
        { name: "page, logged", process: logging, ...page, against: ["raw page"] },
      ],
      [
        { name: "raw 304", process: raw, ...unchanged },
        { name: "304", process: packing, ...unchanged, against: ["raw 304"] },
      ],
      [
        { name: "raw file", process: rawFile, ...asset },
        { name: "file", process: packing, ...asset, against: ["raw file"] },
      ],
    ],
    async stop() {
      for (const { stop } of [rawFile, raw, logging, packing]) await stop();
      closeSync(log);
    },
  };
}

/** What is made for each request, beside Express and React by hand. `scale` is 1 for a full measurement. */
export async function startMadeRows(database: BenchDatabase, scale: number): Promise<MadeRows> {
  const packing = await startSite(database, {});
  const rendering = await startSite(database, { PAGE_CACHE: "off" });
  await quiet(packing);
  const byHand = await startMeasured("bench/express-react.js", {
    env: { POSTS_OF: `http://127.0.0.1:${packing.port}`, ...packing.where },
    readyPath: PAGE,
  });
  const requests = Math.round(600 * scale);
  const page = { requests, ...get(PAGE) };
  const plainPage = { requests, ...get(PAGE, plain) };
  const againstPlain = ["by hand, plain", "by hand, read"];
  return {
    rows: [
      { name: "by hand, plain", process: byHand, ...plainPage },
      { name: "by hand, brotli", process: byHand, ...page },
      { name: "by hand, read", process: byHand, requests, ...get(`${PAGE}?read`, plain) },
      { name: "live, plain", process: rendering, ...plainPage, against: againstPlain },
      {
        name: "live, compressed",
        process: rendering,
        ...page,
        against: ["by hand, plain", "by hand, brotli", "by hand, read"],
      },
      {
        name: "5 posts as JSON",
        process: packing,
        requests,
        ...get(`${paths.api.posts()}?limit=5`),
      },
    ],
    packing,
    rendering,
    async stop() {
      for (const { stop } of [byHand, rendering, packing]) await stop();
    },
  };
}

function get(path: string, headers: Record<string, string> = {}) {
  const bytes = getBytes(path, headers);
  return { request: () => bytes, status: 200 };
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
