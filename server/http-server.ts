import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";

/** Node itself cuts slow requests only after five minutes. */
const limits: ServerOptions = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  // Cutting a connection takes some 30 µs: those that came together within five seconds, cut together,
  // would hold up visitors for as long as it takes to cut them all.
  connectionsCheckingInterval: 100,
  /** All of a request's headers together, in bytes. */
  maxHeaderSize: 16_384,
  // Longer than proxies keep idle connections: were it the site that closed them, a request just
  // sent were lost.
  keepAliveTimeout: 65_000,
};

/**
 * Some 10 kB of memory each, and those that say nothing are cut after 10 s. A proxy needs a few dozen;
 * without one, whoever comes beyond these is refused, and those who are connected go on unharmed.
 */
const CONNECTIONS_MAX = 20_000;

/**
 * Longer than any answer takes to begin or to go on. Whoever does not read what was asked for would
 * keep it in memory for ever.
 */
const SILENCE_MS = 60_000;

interface Bounds {
  connectionsMax?: number;
  silenceMs?: number;
}

/** The server with all its bounds on what one client may take from the others. */
export function createHttpServer(
  options: ServerOptions,
  listener: RequestListener,
  { connectionsMax = CONNECTIONS_MAX, silenceMs = SILENCE_MS }: Bounds = {},
): Server {
  const server = createServer({ ...limits, ...options }, listener);
  server.maxConnections = connectionsMax;
  server.timeout = silenceMs;
  return server;
}
