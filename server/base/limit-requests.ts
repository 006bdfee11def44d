import type { Request, RequestHandler, Response } from "express";
import { type AugmentedRequest, rateLimit } from "express-rate-limit";
import { HttpError } from "./errors.ts";

/** Counts the request. @throws 429 after too many requests of its network */
export type Limit = (request: Request, response: Response) => Promise<void>;

export type Limits = ReturnType<typeof createLimits>;

const MINUTE_MS = 60_000;
/** Bits of an IPv6 address that name the network. One client usually controls all of its addresses. */
const IPV6_SUBNET = 64;

/** Counts are in memory, so that reading does not write to the database, and the limits apply per process. */
export function createLimits() {
  return {
    /** Renders for one request, which cost the most: pages with fields or status 404, and previews of pictures. */
    renders: createLimit(20, MINUTE_MS),
    /** Searches, previews and lists of whole posts. */
    queries: createLimit(120, MINUTE_MS),
    /** Error pages with status 404. They cost the least, and a crawler requests many. */
    errorPages: createLimit(600, MINUTE_MS),
    /** Attempts to submit the demo form. High enough for an office whose visitors share one address. */
    demoRequests: createLimit(20, 10 * MINUTE_MS),
  };
}

export function createLimit(max: number, windowMs: number): Limit {
  const count = rateLimit({
    windowMs,
    limit: max,
    standardHeaders: false,
    legacyHeaders: false,
    ipv6Subnet: IPV6_SUBNET,
    handler: (request, _response, next) =>
      next(tooManyRequests(secondsLeft(request as AugmentedRequest))),
    // Without TRUST_PROXY the header is ignored on purpose.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      void count(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
}

/** Counts each request before the next handler. `serve` itself counts the requests of pages. */
export function limited(limit: Limit): RequestHandler {
  return async (request, response, next) => {
    await limit(request, response);
    next();
  };
}

function secondsLeft({ rateLimit: count }: AugmentedRequest): number {
  const resetMs = count?.resetTime?.getTime() ?? 0;
  return Math.ceil((resetMs - Date.now()) / 1000);
}

export function tooManyRequests(secondsLeft: number): HttpError {
  const retryAfterSeconds = Math.max(1, secondsLeft);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many requests. Please try again in ${wait}.`;
  return new HttpError(429, "too_many_requests", message, { retryAfterSeconds });
}
