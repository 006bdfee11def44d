import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { bornExpress } from "./born-express.ts";

test("Express finds its own kind, and leaves it as it is", async () => {
  const app = express();
  const kinds: unknown[] = [];
  app.get("/", (request, response) => {
    kinds.push(Object.getPrototypeOf(request));
    response.json({ accepts: request.accepts("json"), app: request.app === app });
  });
  const server = createServer(bornExpress(app), (request, response) => {
    kinds.push(Object.getPrototypeOf(request));
    app(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  expect(await answer.json()).toEqual({ accepts: "json", app: true });
  expect(kinds[0]).toBe(kinds[1]);
  expect(kinds[0]).toBeInstanceOf(IncomingMessage);
  server.closeAllConnections();
  server.close();
});
