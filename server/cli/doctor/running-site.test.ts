import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { connection, connectionPieces } from "../../api/connection.ts";
import { examineRunningSite } from "./running-site.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** The findings by their subject. */
async function examined(url: URL, token?: string) {
  const findings = await examineRunningSite({ url, token, now: () => new Date(), mustRun: true });
  return Object.fromEntries(findings.map((finding) => [finding.subject, finding]));
}

const protecting = {
  "Content-Security-Policy": "default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** A site in order, that trusts so many proxies. */
function site(trusted: number) {
  const app = express().disable("x-powered-by").set("trust proxy", trusted);
  app.get("/api/connection", connection);
  app.get("/api/connection/pieces", connectionPieces);
  app.get("/", (request, response) => {
    const html = `<!DOCTYPE html><link rel="canonical" href="http://${request.get("host")}/">`;
    response.set({ ...protecting, ETag: '"1"', "Content-Encoding": "gzip" });
    response.send(gzipSync(html));
  });
  return app;
}

test("a site in order has nothing bad, and its pieces arrive as they are sent", async () => {
  const found = await examined(await serve(site(0)), "token");

  expect(Object.values(found).filter(({ verdict }) => verdict === "bad")).toEqual([]);
  expect(found.compression?.words).toBe("once, by gzip");
  expect(found.revalidation?.verdict).toBe("good");
  expect(found.client?.words).toContain("127.0.0.1");
  expect(found.streaming?.verdict).toBe("good");
});

test("a site that believes what clients claim of themselves is bad", async () => {
  const found = await examined(await serve(site(1)), "token");

  expect(found.client).toMatchObject({
    verdict: "bad",
    words: expect.stringMatching(/TRUST_PROXY is too large/),
  });
});

test("a page that is packed twice, unprotected, away from home and with a cookie is bad", async () => {
  const url = await serve((_request, response) => {
    response.setHeader("Content-Encoding", "gzip");
    response.setHeader("Set-Cookie", "a=b");
    response.end(gzipSync(gzipSync("<!DOCTYPE html>")));
  });

  const found = await examined(url);

  expect(found.compression?.words).toContain("packed twice");
  expect(found.headers?.words).toContain("missing: Content-Security-Policy");
  expect(found.disclosure).toMatchObject({ verdict: "bad" });
  expect(found.canonical).toMatchObject({ verdict: "bad" });
});

test("a proxy that keeps pieces back, or tells its version, is worth a look", async () => {
  const behind = site(0);
  const found = await examined(
    await serve((request, response) => {
      response.setHeader("Server", "nginx/1.22.1");
      if (request.url !== "/api/connection/pieces") return void behind(request, response);
      response.end("first\nlast\n");
    }),
    "token",
  );

  expect(found.streaming?.verdict).toBe("look");
  expect(found.disclosure).toMatchObject({
    verdict: "look",
    words: expect.stringMatching(/nginx\/1\.22\.1/),
  });
});

test("nobody there is a fault only where somebody should be", async () => {
  const url = new URL("http://127.0.0.1:1");
  const now = () => new Date();

  const required = await examineRunningSite({ url, token: undefined, now, mustRun: true });
  const optional = await examineRunningSite({ url, token: undefined, now, mustRun: false });

  expect(required).toMatchObject([
    { verdict: "bad", words: expect.stringMatching(/ECONNREFUSED/) },
  ]);
  expect(optional).toMatchObject([{ verdict: "look" }]);
});
