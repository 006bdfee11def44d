import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";

/** Node itself closes slow requests only after five minutes. */
const LIMITS = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  /** Short, so that few connections are closed together: closing hundreds delays other requests. */
  connectionsCheckingInterval: 100,
  /** All headers of a request together, in bytes. */
  maxHeaderSize: 16_384,
  /** Longer than proxies keep idle connections: a request sent while the site closes one would be lost. */
  keepAliveTimeout: 65_000,
  /** Each connection takes about 10 kB of memory. */
  maxConnections: 20_000,
  /** A client that does not read an answer would keep it in memory. */
  timeout: 60_000,
};

/** The server with its limits on what one client may take from the others. */
export function createHttpServer(
  listener: RequestListener,
  changes: Partial<typeof LIMITS> = {},
): Server {
  const { maxConnections, timeout, ...options } = { ...LIMITS, ...changes };
  const server = createServer(options satisfies ServerOptions, listener);
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  return server;
}
