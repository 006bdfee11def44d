import { once } from "node:events";
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { operatorOnly } from "./operator-only.ts";

/** Returns the status of a request from loopback with these headers. */
async function statusFor(headers: Record<string, string>, token?: string): Promise<number> {
  const app = express();
  app.set("trust proxy", 1);
  app.get("/metrics", operatorOnly(token), (_request, response) => void response.send("figures"));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = ask({ host: "127.0.0.1", port, path: "/metrics", headers, agent: false });
  const [answer] = await once(request.end(), "response");
  answer.resume();
  server.close();
  return answer.statusCode;
}

test("allows requests from this machine", async () => {
  expect(await statusFor({})).toBe(200);
});

test.each(["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])(
  "rejects a request through a local proxy that sends %s",
  async (header) => {
    expect(await statusFor({ [header]: "127.0.0.1" })).toBe(404);
  },
);

test("accepts the correct token only", async () => {
  const forwarded = { "X-Forwarded-For": "203.0.113.7" };

  const right = await statusFor({ ...forwarded, Authorization: "Bearer s3cret" }, "s3cret");
  const wrong = await statusFor({ ...forwarded, Authorization: "Bearer secret" }, "s3cret");
  const unset = await statusFor({ ...forwarded, Authorization: "Bearer undefined" });

  expect([right, wrong, unset]).toEqual([200, 404, 404]);
});
