import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** What a proxy on the same machine adds: its visitors are not on the machine. */
const FORWARDING = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Lets in who knows `METRICS_TOKEN`, and who calls from this very machine without a proxy
 * between. To everyone else the address does not exist.
 */
export function operatorOnly(token: string | undefined): RequestHandler {
  return (request, _response, next) =>
    next(isOnThisMachine(request) || knows(token, request) ? undefined : "route");
}

/** The socket's peer, not Express's `ip`: a header must not make anybody local. */
function isOnThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? "") &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

function knows(token: string | undefined, { headers }: IncomingMessage): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

/** Of equal length, whatever was given. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
