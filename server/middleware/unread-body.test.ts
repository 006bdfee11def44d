import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { endUnread } from "./unread-body.ts";

const QUICK_MS = 50;
/** Longer than a test may take. */
const SLOW_MS = 60_000;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test("a client that goes on sending what was refused is cut off after the grace", async () => {
  const { client, served } = await post("Content-Length: 1000000", QUICK_MS);
  const sending = setInterval(() => client.write("a"), 5);

  await once(served, "close").finally(() => clearInterval(sending));

  expect(served.bytesRead).toBeLessThan(1_000_000);
});

test("it gets the answer, which says that the connection ends", async () => {
  const { client } = await post("Transfer-Encoding: chunked", SLOW_MS);

  const answer = await text(client);

  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("\r\nConnection: close\r\n");
  expect(answer).toContain("too much");
});

test.each(["Content-Length: 1000000", "Transfer-Encoding: chunked"])(
  "what comes after the answer to a body of %s is left unread",
  async (length) => {
    const { client, served } = await post(length, QUICK_MS);
    await once(client, "data");
    const before = served.bytesRead;

    client.write("a".repeat(500_000));
    await once(served, "close");

    expect(served.bytesRead).toBe(before);
  },
);

test("the connection ends at once when the rest of the body has come", async () => {
  const { client, served } = await post("Content-Length: 20000", SLOW_MS);

  client.write("a".repeat(20_000));
  await once(served, "close");

  expect(served.bytesRead).toBeGreaterThan(20_000);
});

test("a request without a body leaves its connection open for the next", async () => {
  const { client } = await post("Content-Length: 0", QUICK_MS);
  const [first] = await once(client, "data");

  client.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");

  expect(String(first)).toContain("\r\nConnection: keep-alive\r\n");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 413 /);
});

/** Both ends of a connection on which a request is refused before its body has come. */
async function post(length: string, graceMs: number): Promise<{ client: Socket; served: Socket }> {
  server = createServer((request, response) => {
    endUnread(request, response, graceMs);
    response.writeHead(413).end("too much");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // Goes on when it was told that there is no more to read.
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  client.on("error", () => undefined);
  client.write(`POST / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n`);
  const [served] = await once(server, "connection");
  return { client, served };
}
