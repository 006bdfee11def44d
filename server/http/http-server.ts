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
  /** The requests that wait, for each connection with a response in progress. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  const handle: RequestListener = (request, response) => {
    const { socket } = request;
    response.once("close", () => {
      const next = socket.writable ? waiting.get(socket)?.shift() : undefined;
      if (next === undefined) waiting.delete(socket);
      else next();
    });
    listener(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (queue.length < MAX_WAITING) {
      queue.push(() => handle(request, response));
    } else {
      // A response would wait behind the others, with its request, in memory.
      socket.destroy();
    }
  };
}
