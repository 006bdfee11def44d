import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createHttpServer } from "./http-server.ts";

const hello: RequestListener = (_request, response) => response.end("hello");
/** Larger than the socket buffers. */
const LONG = 12_000_000;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test("closes connections beyond the limit and serves earlier ones", async () => {
  const port = await listen(createHttpServer(hello, { maxConnections: 2 }));
  const first = await connected(port);
  const second = await connected(port);

  const third = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(third, "close");

  for (const socket of [first, second]) {
    expect(await text(ask(socket))).toContain("hello");
  }
});

test("accepts a new connection after another one has closed", async () => {
  const port = await listen(createHttpServer(hello, { maxConnections: 1 }));
  const first = await connected(port);
  first.destroy();

  const isServed = async () => {
    expect(await text(ask(connect(port, "127.0.0.1")))).toContain("hello");
  };
  await vi.waitFor(isServed, 20_000);
});

test("disconnects a client that does not read the response, but not a slow one", async () => {
  const long = Buffer.alloc(LONG);
  const listener: RequestListener = (_request, response) => response.end(long);
  const port = await listen(createHttpServer(listener, { timeout: 2_000 }));
  const served = once(server as Server, "connection");
  const deaf = ask(connect(port, "127.0.0.1")).on("error", () => undefined);
  const [unread] = await served;

  await once(unread, "close");
  await once(deaf.resume(), "close");
  const slow = ask(connect(port, "127.0.0.1"));
  for await (const _piece of slow) await delay(5);

  expect(deaf.bytesRead).toBeLessThan(LONG);
  expect(slow.bytesRead).toBeGreaterThan(LONG);
});

async function listen(created: Server): Promise<number> {
  server = created.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

function ask(socket: Socket): Socket {
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  return socket;
}
