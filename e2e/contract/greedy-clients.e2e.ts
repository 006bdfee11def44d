import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { type Answer, ask, sendText } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";

const HOST = "Host: localhost\r\n";
const POST_OF_1_MB = `POST ${SUBMIT_PATH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;

const own = ownSite({ PAGE_CACHE: "on", LOG_LEVEL: "warn" });

let held: Socket[] = [];

test.afterEach(() => {
  for (const socket of held) socket.destroy();
  held = [];
});

test("answers visitors while 500 connections send headers slowly, 500 a body, and 1,000 nothing; headers without an end are soon answered 408", async () => {
  const start = performance.now();
  const headers = await hold(500, `GET / HTTP/1.1\r\n${HOST}`);
  const bodies = await hold(500, POST_OF_1_MB.replace("1000000", "10000"));
  await hold(1_000, "");
  const sending = setInterval(() => {
    for (const socket of headers) socket.write("X-Slow: 1\r\n");
    for (const socket of bodies) socket.write("a");
  }, 1_000);
  const response = once(headers[0] as Socket, "data") as Promise<[Buffer]>;

  await expectAnswers();
  for (const socket of bodies) socket.destroy();

  expect((await response)[0].toString()).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(sending);
  // More than the limit for headers, but less than the one for whole requests.
  expect(performance.now() - start).toBeLessThan(18_000);
});

test("refuses bodies of 1 MB with 413 while it answers visitors", async () => {
  const body = Buffer.alloc(1_000_000, "a");
  const [refused] = await hold(20, POST_OF_1_MB);
  for (const socket of held) socket.write(body);

  await expectAnswers();

  const [piece] = (await once(refused as Socket, "data")) as [Buffer];
  expect(piece.toString("latin1")).toMatch(/^HTTP\/1\.1 413 /);
});

// A client without a proxy sends requests before it has the response to the first one (RFC 9112, section 9.3.2).

test("some requests in one packet are all answered, in their order; with too many the site closes the connection before they are answered", async () => {
  const requests = (paths: string[]) =>
    paths.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`).join("") +
    `GET /robots.txt HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
  const paths = ["/careers", "/no-such-page", "/healthz", "/feed.xml", "/favicon.svg"];
  const text = await sendText(own.site.url, requests(paths));

  const typeOf = (answer: string) => /Content-Type: ([\w/+-]+)/i.exec(answer)?.[1];
  const answers = text.split("HTTP/1.1 ").slice(1);
  expect(answers.map((answer) => `${answer.slice(0, 3)} ${typeOf(answer)}`)).toEqual([
    ...["200 text/html", "404 text/html", "200 application/json"],
    ...["200 application/rss+xml", "200 image/svg+xml", "200 text/plain"],
  ]);
  const many = requests(Array(200).fill("/healthz"));
  const answered = await sendText(own.site.url, many).catch(() => "");
  expect(answered.split("HTTP/1.1 200").length).toBeLessThan(100);
});

test("files that were requested in one packet are closed when the client leaves", async () => {
  test.skip(process.platform !== "linux", "Open files are read from /proc");
  const html = (await ask(own.site.url, "/book-a-demo")).text;
  const film = /\/assets\/[\w.-]+\.(?:mp4|webm)/.exec(html)?.[0] ?? "";
  // With more requests that wait, the site closes the connection.
  await hold(5, `GET ${film} HTTP/1.1\r\n${HOST}\r\n`.repeat(10));
  await expect.poll(() => timesOpen(film)).toBeGreaterThan(0);

  for (const socket of held) socket.destroy();

  await expect.poll(() => timesOpen(film)).toBe(0);
});

for (const [network, [kind, pathOf, status]] of (
  [
    ["searches", (n) => (n % 2 ? `/search?in=pages&x=${n}` : `/search?q=&q=rail${n}`), 200],
    ["lists of posts", (n) => `/api/blog_posts?limit=1&x=${n}`, 200],
    ["pages with fields", (n) => `/solutions/autonomous-track-monitoring?at=${n}`, 200],
    ["unknown posts", (n) => `/insights/unknown-${n}`, 404],
    ["unknown addresses", (n) => `/unknown/${n}`, 404],
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

/** Opens connections that each send this text, and read no response. They are closed after the test. */
async function hold(count: number, text: string): Promise<Socket[]> {
  const { port } = new URL(own.site.url);
  const opened = Array.from({ length: count }, () => connect(Number(port), "127.0.0.1"));
  held.push(...opened);
  for (const socket of opened) socket.on("error", () => undefined);
  await Promise.all(opened.map((socket) => once(socket, "connect")));
  for (const socket of opened) socket.write(text);
  return opened;
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

async function expectAnswers(): Promise<void> {
  for (const path of ["/", "/insights", "/careers", "/book-a-demo"])
    expect((await ask(own.site.url, path)).status, path).toBe(200);
}

function askFrom(address: string, path: string): Promise<Answer> {
  return ask(own.site.url, path, { headers: { "X-Forwarded-For": address } });
}

async function manyFrom(address: string, pathOf: (n: number) => string): Promise<Answer[]> {
  const answers: Answer[] = [];
  // Up to more than any limit of a minute, and some at once.
  for (let n = 0; n < 650 && answers.at(-1)?.status !== 429; n += 10) {
    const asked = Array.from({ length: 10 }, (_, m) => askFrom(address, pathOf(n + m)));
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
}
