// For tests only: starts the whole app on a database and sends HTTP requests to it.
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import type { Database } from "../database/db.ts";
import { createDeps, type Deps } from "../deps.ts";
import { createHttpServer } from "../http/http-server.ts";
import { routes } from "../routes.ts";

const SITE_URL = "https://site.example";

const assets: Deps["assets"] = {
  entry: { path: "/entry.js", integrity: "sha256-x" },
  font: "/font.woff2",
  workers: {},
  styleOf: () => ({ css: "p{margin:0}", integrity: "sha256-y" }),
};

interface Options {
  now?: () => Date;
  env?: Record<string, string>;
  log?: Deps["log"];
}

export async function startApp(db: Database["db"], options: Options = {}) {
  const { now = () => new Date(), env = {}, log = createLog("silent") } = options;
  const dist = await mkdtemp(join(tmpdir(), "site-dist-"));
  await mkdir(join(dist, "public"));
  const config = readConfig({ SITE_URL, SITE_NAME: "Rails & Mines", ...env });
  const wakeDelivery = () => {};
  const deps = await createDeps({ config, assets, db, wakeDelivery, routes, log, now });
  const server = createHttpServer(createApp(deps, { dist, notReady: () => [] }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    deps,
    url,
    async get(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}${path}`, { headers, redirect: "manual" });
      const body = Buffer.from(await response.arrayBuffer());
      const { status } = response;
      return { status, headers: Object.fromEntries(response.headers), body, text: String(body) };
    },
    contentChanged: () => deps.pageCache?.invalidate(),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await deps.markdown.close();
      await rm(dist, { recursive: true });
    },
  };
}

/** Runs the app from the first test of a block to its last. */
export function createTestSite(database: () => Database, options: Options = {}) {
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    app = await startApp(database().db, options);
  });
  afterAll(() => app.close());
  return {
    get: (...request: Parameters<typeof app.get>) => app.get(...request),
    contentChanged: () => app.contentChanged(),
    get deps() {
      return app.deps;
    },
    query: (sql: string, values?: unknown[]) => database().db.query(sql, values),
  };
}
