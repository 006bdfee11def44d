import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "@playwright/test";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { demoRequest, storedReferences } from "./demo-requests.ts";
import { findNginx } from "./find-nginx.ts";
import { test } from "./fixtures.ts";
import { startSiteverify } from "./hosted-captcha-site.ts";
import { startNginx } from "./start-nginx.ts";
import { freePort, startSite } from "./start-site.ts";

/** One restart of each under some load is enough for every day; a minute of 64 visitors shows more. */
const SECONDS = Number(process.env.ROLLING_RESTART_SECONDS ?? 10);
const RESTART_EVERY_SECONDS = Math.min(10, SECONDS / 2);
const VISITORS = SECONDS < 60 ? 8 : 64;
/** The site lets in 20 tries an address within ten minutes. */
const REQUESTS_EACH = 8;
/** nginx lets one address ask 100 times a second, which a quick machine would go beyond. */
const REST_MS = 12;

const pages = [paths.home(), paths.insights(), paths.careers(), paths.bookADemo()];

test("two sites restart in turn under load, and nobody notices", async () => {
  test.setTimeout((SECONDS + 60) * 1000);
  const binary = findNginx();
  test.skip(binary === undefined, "There is no nginx to be had here, or no openssl");
  const postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and two sites need one");
  if (binary === undefined || postgres === undefined) return;
  const captcha = await startSiteverify();
  const port = await freePort();
  const sites = [await freePort(), await freePort()];
  const start = (sitePort: number) =>
    startSite({
      DATABASE_URL: postgres.url,
      PORT: String(sitePort),
      SITE_URL: `https://localhost:${port}`,
      TRUST_PROXY: "1",
      ...captcha.environment,
      LOG_LEVEL: "warn",
    });
  const running = await Promise.all(sites.map(start));
  const nginx = await startNginx({ binary, port, sites });

  const end = Date.now() + SECONDS * 1000;
  const load = Array.from({ length: VISITORS }, (_, index) => visit(port, index, end));
  const restarting = restartInTurn(running, sites, start, end);
  const visits = await Promise.all(load);
  await restarting;

  const references = visits.flatMap((visited) => visited.references);
  const answered = visits.reduce((sum, { count }) => sum + count, 0);
  process.stderr.write(`${answered} answers, ${references.length} of them to demo requests\n`);
  expect(visits.flatMap(({ failed }) => failed)).toEqual([]);
  expect(references.length).toBeGreaterThan(VISITORS);
  expect(await storedReferences(postgres.url)).toEqual([...new Set(references)].sort());

  await nginx.stop();
  await Promise.all(running.map((site) => site.stop()));
  captcha.stop();
  await postgres.stop();
});

async function restartInTurn(
  running: Awaited<ReturnType<typeof startSite>>[],
  ports: number[],
  start: (port: number) => ReturnType<typeof startSite>,
  end: number,
): Promise<void> {
  for (let turn = 0; Date.now() + RESTART_EVERY_SECONDS * 1000 <= end; turn += 1) {
    const next = Date.now() + RESTART_EVERY_SECONDS * 1000;
    const which = turn % ports.length;
    await running[which]?.stop();
    running[which] = await start(ports[which] ?? 0);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
  }
}

/** One visitor with an address and a connection of its own, who hardly rests. */
async function visit(port: number, index: number, end: number) {
  const ask = createVisitor(port, `127.0.1.${index + 1}`);
  const answers: { path: string; status: number; wanted: number; content: string }[] = [];
  const everyMs = ((SECONDS - 1) * 1000) / REQUESTS_EACH;
  let nextRequest = Date.now() + Math.random() * everyMs;
  for (let turn = 0; Date.now() < end; turn += 1) {
    if (Date.now() > nextRequest) {
      nextRequest += everyMs;
      const path = paths.api.submitDemoRequest();
      answers.push({ path, wanted: 201, ...(await ask(path, demoRequest())) });
    } else {
      const path = pages[turn % pages.length] ?? "/";
      answers.push({ path, wanted: 200, ...(await ask(path)) });
    }
    await delay(REST_MS);
  }
  const failed = answers.filter(({ status, wanted }) => status !== wanted);
  const stored = answers.filter(({ status }) => status === 201);
  return {
    count: answers.length,
    failed,
    references: stored.map(({ content }) => JSON.parse(content).reference as string),
  };
}

/** A request that fails has status 0. */
function createVisitor(port: number, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const server = { agent, port, localAddress, host: "127.0.0.1", servername: "localhost" };
  return async (path: string, body?: object) => {
    const type = body === undefined ? {} : { "Content-Type": "application/json" };
    const headers = { Host: "localhost", ...type };
    try {
      const method = body === undefined ? "GET" : "POST";
      const asked = request({ ...server, path, method, headers });
      asked.end(body && JSON.stringify(body));
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      const content = await text(answer);
      // Thousands of pages are not worth keeping.
      return { status: answer.statusCode ?? 0, content: answer.statusCode === 200 ? "" : content };
    } catch (error) {
      return { status: 0, content: String(error) };
    }
  };
}
