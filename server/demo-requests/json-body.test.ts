import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import type { HttpError } from "../base/errors.ts";
import { jsonBody } from "./json-body.ts";

const answerError: ErrorRequestHandler = ({ status }: HttpError, _request, response, _next) => {
  response.sendStatus(status);
};
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test("returns 413 by Content-Length before the body arrives", async () => {
  const socket = await post("Content-Length: 16385");

  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test("returns 413 for a chunked body that is too long", async () => {
  const socket = await post("Transfer-Encoding: chunked");

  socket.write(`4001\r\n"${"a".repeat(16_384)}\r\n0\r\n\r\n`);

  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test("returns 413 for a chunked body at the first byte too many, before the body ends", async () => {
  const socket = await post("Transfer-Encoding: chunked");

  socket.write(`4001\r\n"${"a".repeat(16_384)}\r\n`);

  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test("reads the next request of a connection after the rest of a body that was too long", async () => {
  const socket = await post("Transfer-Encoding: chunked");
  const tooLong = `4001\r\n"${"a".repeat(16_384)}\r\n`;

  socket.write(tooLong);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /);
  socket.write(`${tooLong}0\r\n\r\n`);
  socket.write(requestHead("Content-Length: 3"));
  socket.write('"b"');

  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 .*"b"$/s);
});

test("reads a short chunked body", async () => {
  const socket = await post("Transfer-Encoding: chunked");

  socket.write('3\r\n"a"\r\n0\r\n\r\n');

  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 .*"a"$/s);
});

async function post(length: string): Promise<Socket> {
  const app = express().post("/", jsonBody, (request, response) => response.json(request.body));
  server = app.use(answerError).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(requestHead(length));
  return socket;
}

function requestHead(headers: string): string {
  return `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
}

async function answerOn(socket: Socket): Promise<string> {
  const [answer] = await once(socket, "data");
  return String(answer);
}
