import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { expect, test } from "vitest";
import type { HttpError } from "../errors.ts";
import { limitSearches } from "./limit-searches.ts";

const showError: ErrorRequestHandler = (error: HttpError, _request, response, _next) => {
  response.status(error.status).send(String(error.retryAfterSeconds));
};

test("returns 429 after 60 searches in a minute from one address, other pages and addresses not", async () => {
  const app = express().set("trust proxy", 1);
  app.get("/search", limitSearches(), (_request, response) => void response.send("results"));
  app.use(showError);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const search = (query: string, address: string) =>
    fetch(`http://127.0.0.1:${port}/search${query}`, { headers: { "X-Forwarded-For": address } });

  const statuses = new Set<number>();
  for (let n = 0; n < 60; n += 1) statuses.add((await search("?q=rail", "203.0.113.1")).status);
  const refused = await search("?q=rail", "203.0.113.1");
  const others = [
    await search("", "203.0.113.1"),
    await search("?q=rail", "203.0.113.2"),
    await search("?q=rail", "2001:db8::1"),
  ];
  server.close();

  expect([...statuses]).toEqual([200]);
  expect(refused.status).toBe(429);
  expect(Number(await refused.text())).toBeGreaterThan(0);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
});
