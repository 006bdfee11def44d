import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

/** Larger than the socket buffers. */
const LONG = 12_000_000;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test("disconnects a client that does not read the response, but not a slow one", async () => {
  const long = Buffer.alloc(LONG);
  const listener: RequestListener = (_request, response) => response.end(long);
  const port = await listen(createHttpServer(listener, { timeout: 3_000 }));
  const served = once(server as Server, "connection");
  const deaf = ask(connect(port, "127.0.0.1")).on("error", () => undefined);
  const [unread] = await served;

  await once(unread, "close");
  await once(deaf.resume(), "close");
  const slow = ask(connect(port, "127.0.0.1"));
  let pauses = 0;
  for await (const _piece of slow) {
    // Together longer than the limit, but each much shorter, also on a busy machine.
    if (slow.bytesRead > (pauses * LONG) / 5) {
      pauses += 1;
      await delay(1_000);
    }
  }

  expect(deaf.bytesRead).toBeLessThan(LONG);
  expect(slow.bytesRead).toBeGreaterThan(LONG);
});

async function listen(created: Server): Promise<number> {
  server = created.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function ask(socket: Socket): Socket {
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  return socket;
}
