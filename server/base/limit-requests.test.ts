import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestOnce } from "../testing/request-once.ts";
import { createLimit, limited } from "./limit-requests.ts";

let port: number;
let close: () => void;

beforeAll(async () => {
  const app = express().set("trust proxy", 1);
  const sendStatus: ErrorRequestHandler = (
    { status, retryAfterSeconds },
    _request,
    response,
    _next,
  ) => void response.status(status).send(String(retryAfterSeconds));
  app.get("/", limited(createLimit(2, 60_000)), (_request, response) => void response.send("ok"));
  app.use(sendStatus);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  close = () => server.close();
});

afterAll(() => close());

const from = (address: string) =>
  requestOnce({ port, path: "/", headers: { "X-Forwarded-For": address } });

test.each([
  ["one IPv4 address", ["203.0.113.1", "203.0.113.1", "203.0.113.1"], 429],
  ["neighbours in IPv4", ["203.0.113.2", "203.0.113.3", "203.0.113.4"], 200],
  [
    "an IPv4 address and its mapped form",
    ["203.0.113.5", "::ffff:203.0.113.5", "::ffff:cb00:7105"],
    429,
  ],
  ["two mapped addresses", ["::ffff:203.0.113.6", "::ffff:203.0.113.6", "::ffff:203.0.113.7"], 200],
  ["a /64 network", ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1:ffff::3"], 429],
  ["two /64 networks", ["2001:db8:0:2::1", "2001:db8:0:2::2", "2001:db8:0:3::1"], 200],
])(
  "with a limit of 2, the third request from %s is answered as expected",
  async (_name, addresses, status) => {
    const answers = [];
    for (const address of addresses) answers.push(await from(address));

    expect(answers.map((answer) => answer.status)).toEqual([200, 200, status]);
    const retryAfter = Number(answers[2]?.text);
    if (status === 429) expect(retryAfter > 0 && retryAfter <= 60).toBe(true);
  },
);
