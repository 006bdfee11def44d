import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";

async function start() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const asked = request({ host: "127.0.0.1", port, agent }).end();
    const answer = once(asked, "response") as Promise<[IncomingMessage]>;
    await expect.poll(() => waiting.length).toBe(1);
    return { answer, response: waiting.shift() };
  };
  return { server, ask };
}

test("an answer under way comes to its end, and its idle connection does not hold up the stop", async () => {
  const { server, ask } = await start();
  const { answer, response } = await ask();
  response?.write("first, ");

  const drained = drain(server, { graceMs: 0, limitMs: 10_000 });
  response?.end("last");

  const [message] = await answer;
  let text = "";
  for await (const piece of message) text += piece;
  await drained;
  expect(text).toBe("first, last");
});

test("within the grace a request on a kept connection is answered, and told to leave", async () => {
  const { server, ask } = await start();
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

test("an answer without end is cut at the limit", async () => {
  const { server, ask } = await start();
  const { answer, response } = await ask();
  response?.write("for ever");
  const [message] = await answer;
  const cut = once(message, "error");
  message.resume();

  await drain(server, { graceMs: 0, limitMs: 50 });

  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
