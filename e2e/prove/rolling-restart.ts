import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";
import { startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import { paths } from "../../shared/paths.ts";
import { demoRequest, listStoredRequests } from "../contract/support/demo-request.ts";
import { startNginx } from "../contract/support/nginx.ts";
import { Site } from "../contract/support/site.ts";

const PAGES = [paths.home(), paths.insights(), paths.careers(), paths.bookADemo()];
const SUBMIT = paths.api.submitDemoRequest();
/** Below the site's limit for one address. */
const REQUESTS_EACH = 8;
/** nginx allows one address 100 requests a second. */
const PAUSE_MS = 12;

/** Restarts two servers behind nginx in turn while visitors load pages and send demo requests. */
export async function proveRollingRestart(
  environment: Record<string, string>,
  seconds: number,
  visitors: number,
) {
  const captcha = await startSiteverify();
  const port = await freePort();
  const settings = {
    ...environment,
    ...captcha.environment,
    // The captcha provider names this host.
    SITE_URL: `https://127.0.0.1:${port}`,
    DRAIN_SECONDS: "2",
    LOG_LEVEL: "warn",
  };
  const sites = [await Site.start(settings), await Site.start(settings)];
  const upstreams = sites.map(({ url }) => Number(new URL(url).port));
  const nginx = await startNginx(port, upstreams);

  const end = Date.now() + seconds * 1000;
  const visiting = Array.from({ length: visitors }, (_, index) => visit(port, index, end));
  let restarts = 0;
  for (; Date.now() < end; restarts += 1) {
    const site = sites[restarts % sites.length] as Site;
    await site.end();
    await site.start();
  }
  const answers = (await Promise.all(visiting)).flat();
  const stored = new Set((await listStoredRequests(sites[0] as Site)).map((one) => one.reference));
  await nginx.stop();
  for (const site of sites) await site.stop();
  captcha.stop();

  const accepted = answers.filter(({ status }) => status === 201);
  const references = accepted.map(({ body }) => JSON.parse(body).reference as string);
  return {
    restarts,
    pages: answers.length - accepted.length,
    accepted: accepted.length,
    losses: {
      "failed requests": answers.filter(
        ({ path, status }) => status !== (path === SUBMIT ? 201 : 200),
      ).length,
      "answered with 201, not stored": references.filter((one) => !stored.has(one)).length,
      "stored twice or without an answer": stored.size - new Set(references).size,
    },
  };
}

/** A visitor with a separate client address and connection, who begins with a demo request. */
async function visit(port: number, index: number, end: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const options = { agent, port, host: "127.0.0.1", localAddress: `127.0.1.${index + 1}` };
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  const everyMs = (end - Date.now() - 1_000) / REQUESTS_EACH;
  let nextRequest = Date.now() - Math.random() * everyMs;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const isDue = Date.now() > nextRequest;
    if (isDue) nextRequest += everyMs;
    answers.push(await send(options, isDue ? SUBMIT : (PAGES[turn % PAGES.length] ?? "/")));
    await delay(PAUSE_MS);
  }
  agent.destroy();
  return answers;
}

/** Requests a page or sends a demo request. The status is 0 when the connection failed. */
async function send(options: object, path: string) {
  const body = path === SUBMIT ? JSON.stringify(demoRequest()) : undefined;
  const sent = request({
    ...options,
    path,
    method: body ? "POST" : "GET",
    servername: "localhost",
    headers: { Host: "localhost", "Content-Type": "application/json" },
  });
  try {
    sent.end(body);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const content = await text(response);
    // Pages of a whole minute would exhaust the memory.
    return { path, status: response.statusCode ?? 0, body: body ? content : "" };
  } catch (error) {
    return { path, status: 0, body: String(error) };
  }
}
