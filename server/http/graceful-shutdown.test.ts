import { EventEmitter, once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../base/log.ts";
import { drain, gracefulShutdown } from "./graceful-shutdown.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("exits with 1 if stopping takes longer than the limit", async () => {
  vi.useFakeTimers();
  const emitter = new EventEmitter();
  const exit = vi.fn();
  const shutdown = gracefulShutdown({ emitter, exit, log: createLog("silent"), limitMs: 1000 });
  shutdown.stopWith(() => new Promise(() => {}));

  emitter.emit("SIGTERM");
  await vi.advanceTimersByTimeAsync(1000);

  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

async function startServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const sent = request({ host: "127.0.0.1", port, agent }).end();
    const answer = once(sent, "response") as Promise<[IncomingMessage]>;
    await expect.poll(() => waiting.length).toBe(1);
    return { answer, response: waiting.shift() };
  };
  return { server, ask };
}

test("drain accepts requests on open connections during the grace period, with Connection: close", async () => {
  const { server, ask } = await startServer();
  const first = await ask();
  first.response?.end();
  (await first.answer)[0].resume();

  const drained = drain(server, { graceMs: 200, limitMs: 10_000 });
  const second = await ask();
  second.response?.end();

  const [message] = await second.answer;
  message.resume();
  await drained;
  expect(message.statusCode).toBe(200);
  expect(message.headers.connection).toBe("close");
});

test("drain closes a response that does not end at the limit", async () => {
  const { server, ask } = await startServer();
  const { answer, response } = await ask();
  response?.write("for ever");
  const [message] = await answer;
  const cut = once(message, "error");
  message.resume();

  await drain(server, { graceMs: 0, limitMs: 50 });

  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
