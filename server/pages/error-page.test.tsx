import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { definePage } from "../../client/page.ts";
import { readConfig } from "../base/config.ts";
import type { Deps } from "../deps.ts";
import { errorPage, unknownAddress } from "./error-page.ts";
import { pageSource } from "./load-page.ts";
import { PageCache } from "./page-cache.ts";
import { serve } from "./serve.ts";

let breaks = false;
let lines: Record<string, unknown>[];
let pageCache: PageCache;
let url: string;
let close: () => void;

const page = definePage({
  name: "fragile",
  path: "/fragile",
  cache: "content",
  head: () => ({ title: "Fragile", description: "A page for a test" }),
  View: () => {
    if (breaks) throw new TypeError("Cannot read properties of undefined");
    return <p>whole</p>;
  },
});

beforeEach(async () => {
  breaks = false;
  lines = [];
  pageCache = new PageCache();
  const deps = {
    config: readConfig({}),
    assets: {
      entry: { path: "/entry.js", integrity: "sha256-x" },
      styleOf: () => ({ css: "p{margin:0}", integrity: "sha256-y" }),
      workers: {},
    },
    securityHeaders: () => ({ "Content-Security-Policy": "default-src 'none'" }),
    pageCache,
    metrics: { recordRender: () => undefined },
    postReader: () => undefined,
    limits: { renders: async () => undefined, unknown: async () => undefined },
    log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }),
  } as unknown as Deps;
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader("X-Request-Id", "the-reference");
    next();
  });
  app.get("/fragile", serve(pageSource(page), deps));
  app.use(unknownAddress);
  app.use(errorPage(deps));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterEach(() => close());

test("shows an error page with a reference and without the error's message when a render throws", async () => {
  breaks = true;

  const answer = await fetch(`${url}/fragile`);
  const html = await answer.text();

  expect(answer.status).toBe(500);
  expect(html).toContain("Something went wrong");
  expect(html).toContain("the-reference");
  expect(html).not.toContain("Cannot read");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(JSON.stringify(lines)).toContain("Cannot read properties of undefined");
  expect(pageCache.size).toBe(0);
});

test("serves the page again as soon as it renders", async () => {
  breaks = true;
  await fetch(`${url}/fragile`);
  breaks = false;

  const answer = await fetch(`${url}/fragile`);

  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("whole");
});
