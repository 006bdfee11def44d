// For tests only: the files and pages that are made of posts, spoken to over HTTP.
import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { paths } from "../shared/paths.ts";
import { media } from "./api/media.ts";
import { postSummaries } from "./api/post-summaries.ts";
import { readConfig } from "./config.ts";
import type { Database } from "./db/db.ts";
import type { Deps } from "./deps.ts";
import { errorBody, HttpError } from "./errors.ts";
import { contentFiles } from "./feeds/content-files.ts";
import { createLog } from "./log.ts";
import { createMarkdown } from "./markdown/markdown.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { forgetContentFiles, serveContentFile } from "./render/content-file.ts";
import { PackedPages } from "./render/packed-pages.ts";
import { servePage } from "./render/serve-page.ts";
import { routes } from "./routes.ts";

const SITE_URL = "https://site.example";

/** What `fetch` would hide: it decodes bodies and joins connections. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

export async function startContentApp(db: Database["db"], options: { now?: () => Date } = {}) {
  const log = createLog("silent");
  const markdown = createMarkdown({ log, siteUrl: SITE_URL });
  const packed = new PackedPages(20);
  const deps = {
    db,
    metrics: createMetrics({ db, packed }),
    log,
    markdown,
    config: readConfig({ SITE_URL, SITE_NAME: "Rails & Mines" }),
    assets: {
      entry: { path: "/entry.js", integrity: "sha256-x" },
      styleOf: () => ({ css: "p{margin:0}", integrity: "sha256-y" }),
      workers: {},
    },
    securityHeaders: () => ({}),
    now: options.now ?? (() => new Date()),
  } as unknown as Deps;
  const app = express();
  app.disable("etag").set("query parser", "simple");
  app.get("/media/:name", media(deps));
  for (const file of contentFiles) app.get(file.path, serveContentFile(file, deps, packed));
  app.get(paths.api.postSummaries(), postSummaries(deps));
  for (const route of routes) app.get(route.path, servePage(route, deps, undefined));
  app.use(answerError);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    get: (path: string, headers: Record<string, string> = {}) => ask(port, path, headers),
    contentChanged: () => forgetContentFiles(contentFiles, packed),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await markdown.close();
    },
  };
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const status = response.statusCode ?? 0;
      resolve({ status, headers: response.headers, body, text: body.toString() });
    }).on("error", reject);
  });
}

const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  if (!(error instanceof HttpError)) return void response.status(500).send(String(error));
  response.status(error.status).json(errorBody(error));
};
