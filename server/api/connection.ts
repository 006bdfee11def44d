import { setTimeout as delay } from "node:timers/promises";
import type { RequestHandler } from "express";

/** Two pieces this far apart arrive apart, unless somebody between waits for the whole. */
const APART_MS = 500;

/**
 * `GET /api/connection`: how a request looks from here, for an operator who sets up proxies.
 * `address` is what limits count by.
 */
export const connection: RequestHandler = (request, response) => {
  response.set("Cache-Control", "no-store").json({
    address: request.ip,
    peer: request.socket.remoteAddress,
    protocol: request.protocol,
    forwarded_for: request.get("x-forwarded-for") ?? null,
  });
};

/** `GET /api/connection/pieces`: two pieces, sent as a page is whose data is late. */
export const connectionPieces: RequestHandler = async (_request, response) => {
  response.set({ "Cache-Control": "no-store", "X-Accel-Buffering": "no" }).type("text/plain");
  response.write("first\n");
  await delay(APART_MS);
  response.end("last\n");
};
