import type { IncomingMessage } from "node:http";

const ORIGIN = /^https?:\/\/[^/?#]*/i;
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IPV6_IN_BRACKETS = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/i;

/**
 * Brings a request into the one form that the rest of the server reads: an address without an origin, which clients
 * of a forward proxy send (RFC 9112, section 3.2.2), and client addresses without the ports that some proxies add.
 */
export function normalizeRequest(request: IncomingMessage): void {
  const { url = "/", headers } = request;
  if (!url.startsWith("/")) {
    const path = url.replace(ORIGIN, "");
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  const forwarded = headers["x-forwarded-for"];
  if (typeof forwarded === "string") {
    headers["x-forwarded-for"] = forwarded.split(",").map(withoutPort).join(", ");
  }
}

function withoutPort(entry: string): string {
  const address = entry.trim();
  const [, ip = address] = IPV4_WITH_PORT.exec(address) ?? IPV6_IN_BRACKETS.exec(address) ?? [];
  return ip;
}
