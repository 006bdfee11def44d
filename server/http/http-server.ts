import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";

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

/** Requests that a connection may send before the response to its first one. Browsers send none. */
const MAX_WAITING = 10;

/**
 * Handles the requests of a connection one after another. Node would handle pipelined ones (RFC 9112, section 9.3.2)
 * at the same time, keep their responses in memory, and not tell those that wait that the client has left.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();

  return (request, response) => {
    // Node assigns the socket to a response when those before it on the connection are finished.
    if (response.socket !== null) return listener(request, response);
    const { socket } = request;
    const count = waiting.get(socket) ?? 0;
    if (count === MAX_WAITING) {
      // A response would wait behind the others, with its request, in memory.
      socket.destroy();
      return;
    }
    waiting.set(socket, count + 1);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      listener(request, response);
    });
  };
}
