import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { type Answer, ask, sendText } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";

const PAGES = ["/", "/insights", "/careers", "/book-a-demo"];
/** More than the limit for headers, but less than the one for whole requests. */
const CLOSED_WITHIN_MS = 18_000;
/** How long another visitor may wait at most, on a busy machine. */
const BYSTANDER_MS = 5_000;
/** More than any limit of requests by one network in a minute. */
const TOO_MANY = 650;
const AT_ONCE = 10;
const PACKET_BYTES = 64_000;
/** With more requests that wait, the site closes the connection. */
const MAX_WAITING = 10;
const HOST = "Host: localhost\r\n";
const POST_OF_1_MB = `POST ${SUBMIT_PATH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;

const own = ownSite({ PAGE_CACHE: "on", LOG_LEVEL: "warn" });
let held: Socket[] = [];
/** What a connection receives that never ends its headers, and when it is closed. */
let unfinished: Promise<{ received: string; ms: number }>;

test.beforeAll(async () => {
  unfinished = sendEndlessHeaders(own.site.url);
});

test.afterEach(() => {
  for (const socket of held) socket.destroy();
  held = [];
});

for (const [count, what, text, more] of [
  [500, "send headers slowly", `GET / HTTP/1.1\r\n${HOST}`, "X-Slow: 1\r\n"],
  [500, "send a body slowly", POST_OF_1_MB.replace("1000000", "10000"), "a"],
  [1_000, "send nothing", "", ""],
] as const) {
  test(`answers visitors while ${count} connections ${what}`, async () => {
    await hold(count, text);
    const sending = setInterval(() => write(more), 1_000);

    await expectAnswers();
    clearInterval(sending);
  });
}

test("refuses bodies of 1 MB with 413 while it answers visitors", async () => {
  const body = Buffer.alloc(1_000_000, "a");
  const refused = await hold(20, POST_OF_1_MB);
  for (const socket of held) socket.write(body);

  await expectAnswers();

  const [piece] = (await once(refused, "data")) as [Buffer];
  expect(piece.toString("latin1")).toMatch(/^HTTP\/1\.1 413 /);
});

// A client without a proxy sends requests before it has the response to the first one (RFC 9112, section 9.3.2).

test("some requests in one packet are all answered, in their order", async () => {
  const paths = ["/careers", "/no-such-page", "/healthz", "/feed.xml", "/favicon.svg"];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`);

  const text = await sendText(
    own.site.url,
    `${requests.join("")}GET /robots.txt HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  );

  const answers = text.split("HTTP/1.1 ").slice(1);
  const typeOf = (answer: string) => /Content-Type: ([\w/+-]+)/i.exec(answer)?.[1];
  expect(answers.map((answer) => `${answer.slice(0, 3)} ${typeOf(answer)}`)).toEqual([
    ...["200 text/html", "404 text/html", "200 application/json"],
    ...["200 application/rss+xml", "200 image/svg+xml", "200 text/plain"],
  ]);
});

test("a connection that sends more requests than may wait is closed before they are answered", async () => {
  const request = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
  const last = request.replace(HOST, `${HOST}Connection: close\r\n`);

  const text = await sendText(own.site.url, request.repeat(200) + last).catch(() => "");

  expect(text.split("HTTP/1.1 200").length).toBeLessThan(100);
});

test("a packet full of requests for a page that is not stored delays no other visitor", async () => {
  for (let n = 0; n < 5; n += 1)
    sendUnread((m) => `/solutions/autonomous-track-monitoring?at=${m}`);
  await delay(300);
  const start = performance.now();

  expect((await ask(own.site.url, "/careers")).status).toBe(200);

  expect(performance.now() - start).toBeLessThan(BYSTANDER_MS);
});

test("files that were requested in one packet are closed when the client leaves", async () => {
  test.skip(process.platform !== "linux", "Open files are read from /proc");
  const html = (await ask(own.site.url, "/book-a-demo")).text;
  const film = /\/assets\/[\w.-]+\.(?:mp4|webm)/.exec(html)?.[0] ?? "";
  for (let n = 0; n < 5; n += 1) sendUnread(() => film, MAX_WAITING);
  await expect.poll(() => timesOpen(film)).toBeGreaterThan(0);

  for (const socket of held) socket.destroy();

  await expect.poll(() => timesOpen(film)).toBe(0);
});

test("lists that were requested in one packet keep no other client from its list", async () => {
  await own.database.query(
    `INSERT INTO blog_posts (slug, title, content, published_at)
     SELECT 'p' || n, 'Post', repeat('word ', 1000), '2020-01-01' FROM generate_series(1, 60) n`,
  );
  for (let n = 0; n < 5; n += 1) sendUnread(() => "/api/blog_posts", MAX_WAITING);
  await delay(1_000);
  for (const socket of held) socket.destroy();

  expect((await ask(own.site.url, "/api/blog_posts")).status).toBe(200);
});

for (const [network, [kind, pathOf, status]] of (
  [
    ["searches", (n) => (n % 2 ? `/search?in=pages&x=${n}` : `/search?q=&q=rail${n}`), 200],
    ["lists of posts", (n) => `/api/blog_posts?limit=1&x=${n}`, 200],
    ["pages with fields", (n) => `/solutions/autonomous-track-monitoring?at=${n}`, 200],
    ["unknown posts", (n) => `/insights/unknown-${n}`, 404],
    ["unknown pages of the list", (n) => `/insights?page=${700 + n}`, 404],
    ["unknown addresses", (n) => `/unknown/${n}`, 404],
    ["unknown files", (n) => `/pictures/unknown-${n}.webp`, 404],
    ["other spellings of an address", (n) => `/insights/%61${n}`, 404],
  ] as [string, (n: number) => string, number][]
).entries()) {
  test(`one network has a limit of ${kind}, which other networks do not share`, async () => {
    const answers = await manyFrom(`203.0.113.${network}`, pathOf);

    const refused = answers.find((answer) => answer.status !== status);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused?.headers["cache-control"]).toBe("no-store");
    const accepted = answers.filter((answer) => answer.status === status);
    expect(accepted.length).toBeGreaterThanOrEqual(20);
    expect((await askFrom(`198.51.100.${network}`, pathOf(0))).status).toBe(status);
  });
}

for (const path of ["/insights", "/feed.xml", "/favicon.svg"]) {
  test(`${path}, which is stored, has no limit`, async () => {
    await expect.poll(async () => (await askFrom("203.0.113.99", path)).status).toBe(200);
    const answers = await manyFrom("203.0.113.99", (n) => `${path}?utm_source=${n}`);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
}

test("a connection that does not end its headers is soon closed with 408", async () => {
  const { received, ms } = await unfinished;

  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(CLOSED_WITHIN_MS);
});

/** Sends a header each second without end, and returns what the server sends until it closes the connection. */
async function sendEndlessHeaders(siteUrl: string): Promise<Awaited<typeof unfinished>> {
  const start = performance.now();
  const socket = connect(Number(new URL(siteUrl).port), "127.0.0.1");
  socket.on("error", () => undefined);
  let received = "";
  socket.on("data", (piece) => {
    received += piece;
  });
  socket.write(`GET / HTTP/1.1\r\n${HOST}`);
  const sending = setInterval(() => socket.writable && socket.write("X-Slow: 1\r\n"), 1_000);
  // `once` of `node:events` would reject when the server resets the connection.
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(sending);
  return { received, ms: performance.now() - start };
}

/** Opens connections that each send this text, and returns the first one. */
async function hold(count: number, text: string): Promise<Socket> {
  const opened = Array.from({ length: count }, openSocket);
  await Promise.all(opened.map((socket) => once(socket, "connect")));
  write(text);
  return opened[0] as Socket;
}

/** Sends a packet full of requests, or at most so many, and reads no answer. */
function sendUnread(pathOf: (n: number) => string, most = Number.POSITIVE_INFINITY): void {
  let packet = "";
  for (let n = 0; n < most && packet.length < PACKET_BYTES; n += 1) {
    packet += `GET ${pathOf(n)} HTTP/1.1\r\n${HOST}\r\n`;
  }
  openSocket().pause().write(packet);
}

/** It is closed after the test. */
function openSocket(): Socket {
  const socket = connect(Number(new URL(own.site.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  held.push(socket);
  return socket;
}

/** How often the site's process holds the file open. */
function timesOpen(path: string): number {
  const folder = `/proc/${own.site.pid}/fd`;
  const links = readdirSync(folder).map((fd) => {
    try {
      return readlinkSync(`${folder}/${fd}`);
    } catch {
      return "";
    }
  });
  return links.filter((link) => link.endsWith(path)).length;
}

function write(text: string): void {
  for (const socket of held) if (socket.writable) socket.write(text);
}

async function expectAnswers(): Promise<void> {
  for (const path of PAGES) expect((await ask(own.site.url, path)).status, path).toBe(200);
}

function askFrom(address: string, path: string): Promise<Answer> {
  return ask(own.site.url, path, { headers: { "X-Forwarded-For": address } });
}

async function manyFrom(address: string, pathOf: (n: number) => string): Promise<Answer[]> {
  const answers: Answer[] = [];
  // Some at once, because the limits are those of a minute.
  for (let n = 0; n < TOO_MANY && answers.at(-1)?.status !== 429; n += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, (_, m) => askFrom(address, pathOf(n + m)));
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
}
