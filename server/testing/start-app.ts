// For tests only: starts the whole app on a database and sends HTTP requests to it.
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll } from "vitest";
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

/** Runs the app from the first test of a block to its last. */
export function createTestSite(database: () => Pick<Database, "db">, options: Options = {}) {
  const { now = () => new Date(), env = {}, log = createLog("silent") } = options;
  let deps: Deps;
  let url: string;
  beforeAll(async () => {
    const dist = await mkdtemp(join(tmpdir(), "site-dist-"));
    await mkdir(join(dist, "public"));
    const config = readConfig({ SITE_URL, SITE_NAME: "Rails & Mines", ...env });
    const { db } = database();
    deps = await createDeps({ config, assets, db, wakeDelivery: () => {}, routes, log, now });
    const server = createHttpServer(createApp(deps, { dist, notReady: () => [] }));
    await once(server.listen(0, "127.0.0.1"), "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return async () => {
      server.closeAllConnections();
      server.close();
      await deps.markdown.close();
      await rm(dist, { recursive: true });
    };
  });
  return {
    get deps() {
      return deps;
    },
    fetch: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, { headers, redirect: "manual" }),
    async get(path: string, requestHeaders: Record<string, string> = {}) {
      const response = await this.fetch(path, requestHeaders);
      const body = Buffer.from(await response.arrayBuffer());
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body, text: String(body) };
    },
    query: (sql: string, values?: unknown[]) => database().db.query(sql, values),
  };
}
