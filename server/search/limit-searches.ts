import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { networkOf } from "../demo-requests/limits.ts";
import { HttpError } from "../errors.ts";

const MAX_SEARCHES = 60;
const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

/**
 * Returns 429 after 60 searches in a minute from one network, because each search queries the database.
 * Counts are in memory, so the limit applies per process.
 */
export function limitSearches(): RequestHandler {
  const counts = new LRUCache<string, { searches: number }>({ max: MAX_NETWORKS, ttl: WINDOW_MS });

  return (request, _response, next) => {
    if (!request.query.q) return next();
    const network = networkOf(request.ip ?? "");
    const count = counts.get(network) ?? { searches: 0 };
    count.searches += 1;
    if (count.searches === 1) counts.set(network, count);
    if (count.searches <= MAX_SEARCHES) return next();
    const retryAfterSeconds = Math.max(1, Math.ceil(counts.getRemainingTTL(network) / 1000));
    const message = "Too many searches. Please try again in a minute.";
    throw new HttpError(429, "too_many_requests", message, { retryAfterSeconds });
  };
}
