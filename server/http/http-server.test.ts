import { EventEmitter, once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../base/log.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { createHttpServer } from "./http-server.ts";

/** Larger than the socket buffers. */
const LONG = 12_000_000;

test("disconnects a client that does not read the response, but not a slow one", async () => {
  const long = Buffer.alloc(LONG);
  const server = createHttpServer((_request, response) => response.end(long), { timeout: 3_000 });
  onTestFinished(() => server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const served = once(server, "connection");
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

test("exits with 1 if stopping takes longer than the limit", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const emitter = new EventEmitter();
  const exit = vi.fn();
  const shutdown = gracefulShutdown({ emitter, exit, log: createLog("silent"), limitMs: 1000 });
  shutdown.stopWith(() => new Promise(() => {}));

  emitter.emit("SIGTERM");
  await vi.advanceTimersByTimeAsync(1000);

  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

function ask(socket: Socket): Socket {
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  return socket;
}
