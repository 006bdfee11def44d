import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { HttpError } from "../base/errors.ts";
import { networkOf } from "../base/network-of.ts";

const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

/**
 * Returns 429 after `max` requests in a minute from one network, for addresses that query the database on
 * each request. Counts are in memory, because reading must not write to the database, so the limit applies per
 * process.
 */
export function limitRequests(max: number): RequestHandler {
  const counts = new LRUCache<string, { requests: number }>({ max: MAX_NETWORKS, ttl: WINDOW_MS });

  return (request, _response, next) => {
    const network = networkOf(request.ip ?? "");
    const count = counts.get(network) ?? { requests: 0 };
    count.requests += 1;
    if (count.requests === 1) counts.set(network, count);
    if (count.requests <= max) return next();
    const retryAfterSeconds = Math.max(1, Math.ceil(counts.getRemainingTTL(network) / 1000));
    const message = "Too many requests. Please try again in a minute.";
    throw new HttpError(429, "too_many_requests", message, { retryAfterSeconds });
  };
}
