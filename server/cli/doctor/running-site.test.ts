import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { connection } from "../../api/connection.ts";
import { operatorOnly } from "../../api/operator-only.ts";
import type { ContentOutage } from "../../pages/watch-content.ts";
import { checkRunningSite } from "./running-site.ts";

const closing: (() => void)[] = [];
const contentOutage: ContentOutage = {};
afterEach(() => {
  contentOutage.since = undefined;
  for (const close of closing.splice(0)) close();
});

/** Starts a site with this `trust proxy` and this status of the home page. */
async function startSite(trusted: number, status = 200): Promise<URL> {
  const app = express().set("trust proxy", trusted);
  app.get("/api/connection", operatorOnly("token"), connection(contentOutage));
  app.get("/", (_request, response) => void response.status(status).send("Home"));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function findingsFor(url: URL, token?: string) {
  const findings = await checkRunningSite({ url, token });
  return Object.fromEntries(findings.map((finding) => [finding.subject, finding]));
}

test("a ready site that sees addresses and protocol has no warnings", async () => {
  const found = await findingsFor(await startSite(0), "token");

  expect(Object.values(found).map(({ level }) => level)).toEqual(["ok", "ok", "ok"]);
  expect(found.client?.message).toContain("127.0.0.1");
});

test("warns with the start time if the site cannot read its content", async () => {
  contentOutage.since = new Date("2025-11-20T10:00:00Z");

  const found = await findingsFor(await startSite(0), "token");

  expect(found.content).toMatchObject({
    level: "warning",
    message: expect.stringContaining("2025-11-20T10:00:00.000Z"),
  });
});

test("reports an error for a site that accepts a forged client address", async () => {
  const found = await findingsFor(await startSite(1), "token");

  expect(found.client).toMatchObject({
    level: "error",
    message: expect.stringMatching(/TRUST_PROXY is too large/),
  });
});

test.each([undefined, "another"])(
  "with the token %s the proxies are not checked",
  async (token) => {
    const found = await findingsFor(await startSite(0), token);

    expect(found.site?.level).toBe("ok");
    expect(found.client).toMatchObject({
      level: "warning",
      message: expect.stringMatching(/not checked/),
    });
  },
);

test("a site whose home page fails is an error", async () => {
  const found = await findingsFor(await startSite(0, 503));

  expect(found.site).toMatchObject({ level: "error", message: "the home page has status 503" });
});

test("no running site is a warning", async () => {
  const found = await findingsFor(new URL("http://127.0.0.1:9"));

  expect(found.site?.level).toMatch(/warning|error/);
});
