import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SharedHead } from "./shared-head.ts";

const BODY = "<p>hello</p>";
const KEPT = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

let server: Server;
let head: SharedHead;
let before: (response: ServerResponse) => void;
let composed: number;

beforeEach(async () => {
  head = new SharedHead(200, ["Content-Type", "text/html", "Content-Length", `${BODY.length}`]);
  before = () => undefined;
  composed = 0;
  let answers = 0;
  server = createServer((request, response) => {
    const writeHead = vi.spyOn(response, "writeHead");
    before(response);
    answers += 1;
    head.write(request, response, request.url === "/id" ? ["X-Id", `${answers}`] : undefined);
    response.end(BODY);
    composed += writeHead.mock.calls.length;
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test("a later answer is the first one's very bytes, and Node composes nothing for it", async () => {
  const [first, second, third] = await answersTo([KEPT, KEPT, KEPT, LAST]);

  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Type: text\/html\r\n/);
  expect(first).toMatch(/\r\nDate: .+ GMT\r\nConnection: keep-alive\r\n/);
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(composed).toBe(2);
});

test("every answer has its own header where it has one, be it the first or a later one", async () => {
  const named = KEPT.replace("/", "/id");

  const [first, second, plain] = await answersTo([named, named, KEPT, LAST]);

  expect(first).toContain("\r\nX-Id: 1\r\n");
  expect(second?.replace("X-Id: 2", "X-Id: 1").split("\r\n").sort()).toEqual(
    first?.split("\r\n").sort(),
  );
  expect(plain).toBe(first?.replace("X-Id: 1\r\n", ""));
});

test("an answer of the next second is composed anew, with its date", async () => {
  await answersTo([KEPT, LAST]);
  vi.setSystemTime(new Date("2026-01-01T12:00:01Z"));

  await answersTo([KEPT, LAST]);

  expect(composed).toBe(4);
});

test("clients whose connection ends with the answer are told so", async () => {
  await answersTo([KEPT, LAST]);

  const [last] = await answersTo([LAST]);
  const [old] = await answersTo(["GET / HTTP/1.0\r\n\r\n"]);

  expect(last).toContain("\r\nConnection: close\r\n");
  expect(old).toContain("\r\nConnection: close\r\n");
});

test("headers that were set before are not lost, nor do they reach anybody else", async () => {
  await answersTo([KEPT, LAST]);
  before = (response) => void response.setHeader("X-Own", "1");
  const [own] = await answersTo([KEPT, LAST]);
  before = () => undefined;

  const [other] = await answersTo([KEPT, LAST]);

  expect(own).toContain("\r\nX-Own: 1\r\n");
  expect(other).not.toContain("X-Own");
});

/** Sends requests all at once over one connection, and gives the answers. */
async function answersTo(requests: readonly string[]): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(requests.join(""));
  const all = await text(socket);
  const answers = all.split(BODY).slice(0, -1);
  expect(answers).toHaveLength(requests.length);
  return answers;
}
