import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { ask, sendText } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

// A client without a proxy sends requests before it has the response to the first one (RFC 9112, section 9.3.2).

test.describe.configure({ mode: "default" });

const HOST = "Host: localhost\r\n";
const PACKET_BYTES = 64_000;
/** With more requests that wait, the site closes the connection. */
const MAX_WAITING = 10;
/** How long another visitor may wait at most, on a busy machine. */
const BYSTANDER_MS = 5_000;

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment, LOG_LEVEL: "warn" });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("some requests in one packet are all answered, in their order", async () => {
  const paths = ["/careers", "/no-such-page", "/healthz", "/feed.xml", "/favicon.svg"];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`);

  const text = await sendText(
    site.url,
    `${requests.join("")}GET /robots.txt HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  );

  const answers = text.split("HTTP/1.1 ").slice(1);
  const typeOf = (answer: string) => /Content-Type: ([\w/+-]+)/i.exec(answer)?.[1];
  expect(answers.map((answer) => `${answer.slice(0, 3)} ${typeOf(answer)}`)).toEqual([
    ...["200 text/html", "404 text/html", "200 application/json"],
    ...["200 application/rss+xml", "200 image/svg+xml", "200 text/plain"],
  ]);
});

test("a packet full of requests for a page that is not stored delays no other visitor", async () => {
  const packet = packetOf((n) => `/solutions/autonomous-track-monitoring?at=${n}`);
  const sockets = Array.from({ length: 5 }, () => sendUnread(packet));
  await delay(300);
  const start = performance.now();

  expect((await ask(site.url, "/careers")).status).toBe(200);

  expect(performance.now() - start).toBeLessThan(BYSTANDER_MS);
  for (const socket of sockets) socket.destroy();
});

test("files that were requested in one packet are closed when the client leaves", async () => {
  test.skip(process.platform !== "linux", "Open files are read from /proc");
  const html = (await ask(site.url, "/book-a-demo")).text;
  const film = /\/assets\/[\w.-]+\.(?:mp4|webm)/.exec(html)?.[0] ?? "";
  const before = openFiles();
  const sockets = Array.from({ length: 5 }, () => sendUnread(packetOf(() => film, MAX_WAITING)));
  await delay(1_000);

  for (const socket of sockets) socket.destroy();

  await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThan(before + 20);
});

test("lists that were requested in one packet keep no other client from its list", async () => {
  await database.query(
    `INSERT INTO blog_posts (slug, title, content, published_at)
     SELECT 'p' || n, 'Post', repeat('word ', 1000), '2020-01-01' FROM generate_series(1, 60) n`,
  );
  const packet = packetOf(() => "/api/blog_posts", MAX_WAITING);
  const sockets = Array.from({ length: 5 }, () => sendUnread(packet));
  await delay(1_000);
  for (const socket of sockets) socket.destroy();

  expect((await ask(site.url, "/api/blog_posts")).status).toBe(200);
});

function packetOf(pathOf: (n: number) => string, most = Number.POSITIVE_INFINITY): string {
  let packet = "";
  for (let n = 0; n < most && packet.length < PACKET_BYTES; n += 1) {
    packet += `GET ${pathOf(n)} HTTP/1.1\r\n${HOST}\r\n`;
  }
  return packet;
}

function sendUnread(text: string) {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  socket.on("error", () => undefined).pause();
  socket.write(text);
  return socket;
}

function openFiles(): number {
  return readdirSync(`/proc/${site.pid}/fd`).length;
}
