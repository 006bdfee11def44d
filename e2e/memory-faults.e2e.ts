import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
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
import { createSmallMemory } from "./small-memory.ts";
import { startSite } from "./start-site.ts";
import { workersServing } from "./workers-serving.ts";

/** As `MemoryMax=` in docs/deploy/site.service. */
const SERVICE_BYTES = 1024 ** 3;
const BOUND_BYTES = 400e6;
const DEAF = 500;
const DEAF_FOR_SECONDS = 12;
/** Room for a lead and two workers, and a bit. */
const ROOM_BYTES = 600e6;
const TAKEN_FOR_MS = 5_000;
const VISITORS = 8;

test.describe.configure({ mode: "serial", timeout: 120_000 });
const patiently = expect.configure({ timeout: 60_000 });

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

test("clients who ask for long posts and do not read: visitors are served, memory stays bounded", async () => {
  const memory = createSmallMemory(SERVICE_BYTES);
  test.skip(memory === undefined, "Memory cannot be bounded here: only root may");
  if (memory === undefined) return;
  const site = await startSite({ ...memory.environment, DATABASE_URL: postgres?.url ?? "" });
  await inDatabase(
    `INSERT INTO blog_posts (slug, title, content, category)
     SELECT 'long-' || n, 'Long', repeat('A rail that warms pushes. ', 40000), 'blog'
       FROM generate_series(1, 30) AS n`,
  );

  const deaf = Array.from({ length: DEAF }, () => askAndNotRead(site.url, paths.api.posts()));
  for (let tries = 0; tries < DEAF_FOR_SECONDS; tries += 1) {
    expect((await fetch(site.url + paths.careers())).status).toBe(200);
    await delay(1000);
  }
  const refused = await fetch(site.url + paths.api.posts());
  for (const socket of deaf) socket.destroy();
  const posts = await patiently
    .poll(async () => (await fetch(site.url + paths.api.posts())).status)
    .toBe(200)
    .then(() => fetch(site.url + paths.api.posts()))
    .then((answer) => answer.json());

  process.stderr.write(`${DEAF} deaf clients: ${Math.round(memory.most() / 1e6)} MB at most\n`);
  expect(refused.status).toBe(503);
  expect(posts.length).toBeGreaterThan(30);
  expect(memory.most()).toBeLessThan(BOUND_BYTES);
  await site.stop();
  await memory.remove();
  await inDatabase("DELETE FROM blog_posts WHERE slug LIKE 'long-%'");
});

test("others take the memory, and Linux kills a worker: the rest serve, nothing accepted is lost", async () => {
  const memory = createSmallMemory(ROOM_BYTES);
  test.skip(memory === undefined, "Memory cannot be bounded here: only root may");
  if (memory === undefined) return;
  const site = await startSite({
    ...memory.environment,
    DATABASE_URL: postgres?.url ?? "",
    WEB_CONCURRENCY: "2",
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    ...captcha.environment,
  });
  await patiently.poll(() => workersServing(site.url)).toBe(2);
  const killed = () => site.log.filter((line) => line.includes('"signal":"SIGKILL"')).length;

  const visits = new Visits(site.url);
  const taker = memory.startTaker();
  await patiently.poll(killed, { intervals: [10] }).toBeGreaterThan(0);
  taker.pause();
  await delay(TAKEN_FOR_MS);
  await taker.end();
  const ended = Date.now();
  await patiently.poll(() => workersServing(site.url)).toBe(2);
  const healedMs = Date.now() - ended;
  const { accepted, pages, cut } = await visits.end();

  process.stderr.write(
    `memory gone: ${killed()} workers killed, ${pages} pages and ${accepted.length} demo requests answered, ${cut} tries cut, healed after ${healedMs} ms\n`,
  );
  expect(site.process.exitCode).toBeNull();
  expect(pages).toBeGreaterThan(VISITORS);
  expect(accepted.length).toBeGreaterThan(VISITORS);
  expect(await storedReferences(postgres?.url)).toEqual(accepted.toSorted());
  await site.stop();
  await memory.remove();
});

/** Visitors who read a page and send a request, again and again. Who gets no answer asks again. */
class Visits {
  readonly accepted: string[] = [];
  pages = 0;
  cut = 0;
  readonly #url: string;
  readonly #visitors: Promise<void>[];
  #isOver = false;

  constructor(url: string) {
    this.#url = url;
    this.#visitors = Array.from({ length: VISITORS }, (_, n) => this.#visit(n));
  }

  async end(): Promise<this> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
    return this;
  }

  async #visit(visitor: number): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const page = await this.#ask(paths.home());
      expect(page).toContain("</html>");
      this.pages += 1;
      const request = demoRequest();
      const address = `10.${visitor}.${Math.floor(turn / 250)}.${turn % 250}`;
      const answer = await this.#ask(paths.api.submitDemoRequest(), {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
        body: JSON.stringify(request),
      });
      this.accepted.push(JSON.parse(answer).reference);
      await delay(20);
    }
  }

  /** Asks until there is an answer. Until then the connection is cut, or a 503 asks to come again. */
  async #ask(path: string, options: RequestInit = {}): Promise<string> {
    for (;;) {
      const answer = await fetch(this.#url + path, options)
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (answer !== undefined && answer.status < 400) return answer.text;
      expect(answer?.status ?? 503, answer?.text).toBe(503);
      this.cut += 1;
      await delay(50);
    }
  }
}

function askAndNotRead(url: string, path: string): Socket {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return socket;
}

async function inDatabase(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
