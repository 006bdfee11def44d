import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

const PAGES = ["/", "/insights", "/careers", "/book-a-demo"];
/** More than the limit for headers, but less than the one for whole requests. */
const CLOSED_WITHIN_MS = 18_000;
const HOST = "Host: localhost\r\n";
const POST_OF_1_MB = `POST ${SUBMIT_PATH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;

let database: Database;
let site: Site;
let held: Socket[] = [];
/** What a connection receives that never ends its headers, and when it is closed. */
let unfinished: Promise<{ received: string; ms: number }>;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment, LOG_LEVEL: "warn" });
  unfinished = sendEndlessHeaders(site.url);
});

test.afterEach(() => {
  for (const socket of held) socket.destroy();
  held = [];
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("answers visitors while 500 connections send headers slowly", async () => {
  await hold(500, `GET / HTTP/1.1\r\n${HOST}`);
  const sending = setInterval(() => write("X-Slow: 1\r\n"), 1_000);

  await expectAnswers();
  clearInterval(sending);
});

test("answers visitors while 500 connections send a body slowly", async () => {
  await hold(500, POST_OF_1_MB.replace("1000000", "10000"));
  const sending = setInterval(() => write("a"), 1_000);

  await expectAnswers();
  clearInterval(sending);
});

test("answers visitors while 1,000 connections send nothing", async () => {
  await hold(1_000, "");

  await expectAnswers();
});

test("refuses bodies of 1 MB with 413 while it answers visitors", async () => {
  const body = Buffer.alloc(1_000_000, "a");
  const refused = await hold(20, POST_OF_1_MB);
  for (const socket of held) socket.write(body);

  await expectAnswers();

  expect(await firstLine(refused)).toContain("413");
});

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
  await once(socket, "close");
  clearInterval(sending);
  return { received, ms: performance.now() - start };
}

/** Opens connections that each send this text, and returns the first one. */
async function hold(count: number, text: string): Promise<Socket> {
  const port = Number(new URL(site.url).port);
  held = Array.from({ length: count }, () =>
    connect(port, "127.0.0.1").on("error", () => undefined),
  );
  await Promise.all(held.map((socket) => once(socket, "connect")));
  write(text);
  const [first] = held;
  if (first === undefined) throw new Error("No connection was opened");
  return first;
}

function write(text: string): void {
  for (const socket of held) if (socket.writable) socket.write(text);
}

async function firstLine(socket: Socket): Promise<string> {
  const [piece] = (await once(socket, "data")) as [Buffer];
  return piece.toString("latin1").split("\r\n", 1)[0] ?? "";
}

async function expectAnswers(): Promise<void> {
  for (const path of PAGES) expect((await ask(site.url, path)).status, path).toBe(200);
}
