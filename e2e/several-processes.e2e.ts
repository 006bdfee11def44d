import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import pg from "pg";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { demoRequest, storedReferences } from "./demo-requests.ts";
import { test } from "./fixtures.ts";
import { startSiteverify } from "./hosted-captcha-site.ts";
import { startSite } from "./start-site.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { workersServing } from "./workers-serving.ts";

test.describe.configure({ mode: "serial", timeout: 300_000 });

/** Three workers, their database and a dozen visitors are a lot for a machine that does more. */
const patiently = expect.configure({ timeout: 120_000 });
const WORKERS = 3;
const AT_ONCE = 12;

let postgres: ThrowawayPostgres | undefined;
let captcha: Awaited<ReturnType<typeof startSiteverify>>;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and workers need one");
  captcha = await startSiteverify();
});

test.afterAll(async () => {
  captcha?.stop();
  await postgres?.stop();
});

test("a thousand requests to three workers are each stored and delivered once", async () => {
  const receiver = await startWebhookReceiver();
  const site = await startWorkers(receiver.environment);

  const answers = await sendMany(site.url, 1000);
  await patiently.poll(() => receiver.received.length).toBe(1000);
  const metrics = await (await fetch(`${site.url}/metrics`)).text();

  const references = answers.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(1000);
  expect(await storedReferences(postgres?.url)).toEqual([...references].sort());
  const delivered = receiver.received.map((body) => JSON.parse(body).reference);
  expect(delivered.sort()).toEqual([...references].sort());
  const couriers = linesOf(site.log, "demo request delivered").map(({ pid }) => pid);
  expect(new Set(couriers).size).toBeGreaterThan(1);
  expect(metrics).toContain(`site_workers ${WORKERS}`);
  expect(metrics).toMatch(/duration_seconds_count\{.*submit-demo-request.*status="201".*\} 1000/);
  await site.stop();
  receiver.stop();
});

test("tries of one address count together, whichever worker they meet", async () => {
  const site = await startWorkers();
  const address = "198.51.100.7";

  const tries = Array.from({ length: 40 }, () => send(site.url, demoRequest(), address));
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();

  expect(statuses).toEqual([...Array(20).fill(201), ...Array(20).fill(429)]);
  await site.stop();
});

test("a worker killed under load loses no accepted request, and is replaced", async () => {
  const site = await startWorkers();
  const before = pidsOf(site.log);

  const load = sendMany(site.url, 300);
  const [victim] = before;
  await patiently.poll(() => linesOf(site.log, "demo request stored").length).toBeGreaterThan(30);
  process.kill(victim ?? 0, "SIGKILL");
  const answers = await load;
  await patiently.poll(() => pidsOf(site.log).length).toBe(WORKERS + 1);

  const accepted = answers.filter(({ status }) => status === 201);
  expect(accepted).toHaveLength(300);
  expect(await storedReferences(postgres?.url)).toEqual(
    expect.arrayContaining(accepted.map(({ reference }) => reference)),
  );
  expect(linesOf(site.log, "a worker ended")).toMatchObject([{ pid: victim, signal: "SIGKILL" }]);
  await patiently.poll(() => workersServing(site.url)).toBe(WORKERS);
  await site.stop();
});

test("signalled as a group, workers finish what streams, and all ends well", async () => {
  const site = await startWorkers();
  const other = await connect();
  await other.query("BEGIN; LOCK TABLE blog_posts");
  const pages = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const url = site.url + paths.insights();
      const [page] = (await once(get(url, { agent: false }), "response")) as [IncomingMessage];
      await once(page, "readable");
      return page;
    }),
  );

  for (const pid of [...pidsOf(site.log), site.process.pid]) process.kill(pid ?? 0, "SIGTERM");
  await patiently.poll(() => linesOf(site.log, "stopping").length).toBe(WORKERS + 1);
  await other.end();

  for (const page of pages) expect(await text(page)).toContain("</html>");
  expect(await once(site.process, "exit")).toEqual([0, null]);
  await site.stop();
});

test("a second signal to the lead alone ends all at once", async () => {
  const site = await startWorkers({ DRAIN_SECONDS: "20" });

  site.process.kill("SIGTERM");
  await patiently.poll(() => linesOf(site.log, "stopping").length).toBeGreaterThan(0);
  site.process.kill("SIGTERM");

  expect(await once(site.process, "exit")).toEqual([1, null]);
  await patiently.poll(() => pidsOf(site.log).filter(isAlive)).toEqual([]);
  await site.stop();
});

test("workers do not outlive a lead that is killed", async () => {
  const site = await startWorkers();

  site.process.kill("SIGKILL");

  await patiently.poll(() => pidsOf(site.log).filter(isAlive)).toEqual([]);
});

test("a fault that every worker meets ends the start", async () => {
  const url = (postgres?.url ?? "").replace(/\/postgres$/, "/nowhere");

  const starting = startSite({ DATABASE_URL: url, WEB_CONCURRENCY: "2" });

  await expect(starting).rejects.toThrow(/no nowhere at .*A worker ended before it was ready/s);
});

function startWorkers(environment: Record<string, string> = {}) {
  return startSite({
    DATABASE_URL: postgres?.url ?? "",
    WEB_CONCURRENCY: String(WORKERS),
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    PAGE_CACHE: "off",
    ...captcha.environment,
    ...environment,
  }).then(async (site) => {
    await patiently.poll(() => pidsOf(site.log).length).toBe(WORKERS);
    return site;
  });
}

/** Requests of as many visitors, a dozen at a time. Who gets no answer asks again. */
async function sendMany(url: string, count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const visit = async () => {
    while (sent < count) {
      sent += 1;
      const address = `10.0.${sent % 250}.${Math.floor(sent / 250)}`;
      const request = demoRequest();
      let answer = await send(url, request, address);
      while (answer.status === 0) answer = await send(url, request, address);
      answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return answers;
}

interface Answer {
  /** 0: the connection was lost. */
  status: number;
  reference: string;
}

async function send(url: string, request: object, address: string): Promise<Answer> {
  try {
    const answer = await fetch(url + paths.api.submitDemoRequest(), {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify(request),
    });
    const { reference = "" } = (await answer.json()) as Partial<Answer>;
    return { status: answer.status, reference };
  } catch {
    return { status: 0, reference: "" };
  }
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  return client;
}

interface LogLine {
  /** Lines of requests have none. */
  msg?: string;
  pid: number;
}

/** Every line is a whole one, however many write at once. */
function linesOf(log: readonly string[], beginning: string): LogLine[] {
  const lines = log.map((line): LogLine => JSON.parse(line));
  return lines.filter(({ msg }) => msg?.startsWith(beginning));
}

function pidsOf(log: readonly string[]): number[] {
  return linesOf(log, "serving ").map(({ pid }) => pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
