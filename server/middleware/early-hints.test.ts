import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { earlyHints } from "./early-hints.ts";

const VISIT = "Sec-Fetch-Mode: navigate\r\n";

/** What a client reads, byte for byte. */
async function answerTo(head: string, environment = { EARLY_HINTS: "on" }): Promise<string> {
  const assets = { font: "/assets/font.woff2" };
  const app = express();
  app.use(earlyHints({ config: readConfig(environment), assets }));
  app.use((_request, response) => void response.send("<p>hello</p>"));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${head}Host: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  server.close();
  return answer;
}

test("a browser that opens a page hears of the font before the answer", async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\n${VISIT}`);

  expect(answer).toMatch(
    /^HTTP\/1\.1 103 Early Hints\r\nLink: <\/assets\/font\.woff2>; rel=preload; as=font; .*\r\n\r\nHTTP\/1\.1 200 OK\r\n/,
  );
  expect(answer).toContain("<p>hello</p>");
});

test.each([
  ["a client that is no browser", "GET / HTTP/1.1\r\n"],
  ["a client of HTTP/1.0, which knows of no such answer", `GET / HTTP/1.0\r\n${VISIT}`],
  ["a form that is sent", `POST / HTTP/1.1\r\n${VISIT}`],
])("%s gets one answer", async (_who, head) => {
  expect(await answerTo(head)).toMatch(/^HTTP\/1\.[01] 200 OK/);
});

test("nobody is hinted unless the operator says so", async () => {
  expect(await answerTo(`GET / HTTP/1.1\r\n${VISIT}`, { EARLY_HINTS: "" })).toMatch(
    /^HTTP\/1\.1 200 OK/,
  );
});
