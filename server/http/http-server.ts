import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { oneAtATime } from "./one-at-a-time.ts";

/** Stricter than Node's defaults. */
const LIMITS = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  /** Short, because closing hundreds of connections at once delays other requests. */
  connectionsCheckingInterval: 100,
  /** Total size of a request's headers in bytes. */
  maxHeaderSize: 16_384,
  /** Longer than in common proxies, which could otherwise send a request while the server closes. */
  keepAliveTimeout: 65_000,
  /** Limits the memory for connections. */
  maxConnections: 20_000,
  /** Ends connections of clients that do not read the response, which occupies memory. */
  timeout: 60_000,
};

/** Creates the server with limits against clients that occupy its resources. */
export function createHttpServer(
  listener: RequestListener,
  changes: Partial<typeof LIMITS> = {},
): Server {
  const { maxConnections, timeout, ...options } = { ...LIMITS, ...changes };
  const server = createServer(options satisfies ServerOptions, oneAtATime(listener));
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  return server;
}
