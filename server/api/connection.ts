import type { RequestHandler } from "express";

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
