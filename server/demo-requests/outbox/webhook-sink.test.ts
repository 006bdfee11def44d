import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OutboxMessage } from "../../db/outbox.ts";
import { createWebhookSink } from "./webhook-sink.ts";

const message: OutboxMessage = {
  id: "1",
  attempts: 1,
  reference: "7F3K-2Q",
  createdAt: new Date("2025-11-20T10:00:00Z"),
  email: "ada@railway.example",
  fullName: "Ада Lovelace",
  companyName: "Analytical Railways",
  industry: "Railways",
  attribution: { utm_source: "newsletter" },
};

let server: Server;
let url: string;
let status: number | undefined;
let received: { body: string; headers: IncomingHttpHeaders }[];

beforeEach(async () => {
  received = [];
  status = 204;
  server = createServer(async (request, response) => {
    received.push({ body: await text(request), headers: request.headers });
    if (status !== undefined) response.writeHead(status, { Location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = ({ to = url, timeoutMs = 10_000 } = {}) => {
  const now = () => new Date("2025-11-20T10:00:05Z");
  return createWebhookSink({ url: to, secret: "shared", now, timeoutMs }).send(message);
};

test("posts the request as JSON with a signature of timestamp and body", async () => {
  await send();

  const [{ body, headers }] = received as [(typeof received)[0]];
  const signature = createHmac("sha256", "shared").update(`1763632805.${body}`).digest("hex");
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": "demo-request-7F3K-2Q",
    "x-timestamp": "1763632805",
    "x-signature": `sha256=${signature}`,
  });
  expect(JSON.parse(body)).toEqual({
    event: "demo_request.created",
    reference: "7F3K-2Q",
    created_at: "2025-11-20T10:00:00.000Z",
    email: "ada@railway.example",
    full_name: "Ада Lovelace",
    company_name: "Analytical Railways",
    industry: "Railways",
    attribution: { utm_source: "newsletter" },
  });
});

test.each([
  [429, "outage"],
  [503, "outage"],
  [302, "retry"],
  [401, "retry"],
  [500, "retry"],
  [410, "refused"],
])("classifies status %i as %s", async (code, failure) => {
  status = code;

  await expect(send()).rejects.toMatchObject({ failure, message: `The webhook answered ${code}` });
  expect(received).toHaveLength(1);
});

test("classifies a timeout as retry and a refused connection as outage", async () => {
  status = undefined;

  await expect(send({ timeoutMs: 200 })).rejects.toMatchObject({ failure: "retry" });
  await expect(send({ to: "http://127.0.0.1:2/" })).rejects.toMatchObject({
    failure: "outage",
    message: expect.stringContaining("ECONNREFUSED"),
  });
});
