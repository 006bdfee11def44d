import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const ORIGIN = /^https?:\/\/[^/?#]*/i;
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IPV6_IN_BRACKETS = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/i;

/**
 * Brings a request into the one form that the rest of the server reads: an address without an origin, which clients
 * of a forward proxy send (RFC 9112, section 3.2.2).
 *
 * Without `Cache-Control`, which concerns the caches on the way: with it, the file server and `fresh` would send again
 * what the client has, instead of 304 (RFC 9110, section 13.1.2). Programs that fetch feeds send it with conditions.
 */
export function normalizeRequest(request: IncomingMessage): void {
  const { url = "/", headers } = request;
  if (!url.startsWith("/")) {
    const path = url.replace(ORIGIN, "");
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  if (headers["cache-control"] !== undefined) delete headers["cache-control"];
}

/** Removes the ports that some proxies add to client addresses. */
export const removePorts: RequestHandler = ({ headers }, _response, next) => {
  const forwarded = headers["x-forwarded-for"];
  if (typeof forwarded === "string") {
    headers["x-forwarded-for"] = forwarded.split(",").map(withoutPort).join(", ");
  }
  next();
};

function withoutPort(entry: string): string {
  const address = entry.trim();
  const [, ip = address] = IPV4_WITH_PORT.exec(address) ?? IPV6_IN_BRACKETS.exec(address) ?? [];
  return ip;
}

/** Returns the path of a request's URL, which may be malformed. */
export function pathOf(url = "/"): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}

/** Parses the query of a request's URL, whose path may be malformed. */
export function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(url.slice(pathOf(url).length));
}

/** Redirects `/careers/` and `//careers/` to `/careers`, so that every page has one address. */
export const redirectTrailingSlash: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (path === "/" || !path.endsWith("/") || !["GET", "HEAD"].includes(request.method)) {
    return next();
  }
  const query = request.originalUrl.slice(pathOf(request.originalUrl).length);
  // Browsers read an address that begins with two slashes or backslashes as another host.
  const segments = path.split(/[/\\]/).filter((segment) => segment !== "");
  response.redirect(308, `/${segments.join("/")}${query}`);
};
