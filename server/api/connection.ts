import type { RequestHandler } from "express";
import type { ContentOutage } from "../pages/watch-content.ts";

/**
 * `GET /api/connection`: the client address and protocol that the server derives for this request.
 * Operators use it to check `TRUST_PROXY`. Rate limits count by `address`. Proxies block `/readyz`, so it also
 * has `stale_since`.
 */
export const connection =
  (contentOutage: ContentOutage): RequestHandler =>
  (request, response) => {
    response.set("Cache-Control", "no-store").json({
      address: request.ip,
      peer: request.socket.remoteAddress,
      protocol: request.protocol,
      forwarded_for: request.get("x-forwarded-for") ?? null,
      stale_since: contentOutage.since,
    });
  };
