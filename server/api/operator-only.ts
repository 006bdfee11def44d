import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { isSameSecret } from "../database/secrets.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** A request with one of these headers passed a proxy, so its client may be on another machine. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Allows requests with the bearer token `METRICS_TOKEN`, and requests from this machine that passed
 * no proxy. All others get 404, as for an unknown address.
 */
export function operatorOnly(token: string | undefined): RequestHandler {
  return (request, _response, next) =>
    next(isLocal(request) || hasToken(request, token) ? undefined : "route");
}

/** Reads the socket's address, because a client can forge the header behind Express's `request.ip`. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? "") &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  return token !== undefined && given !== undefined && isSameSecret(given, token);
}
