import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that a connection may send before the response to its first one. Browsers send none. */
const MAX_WAITING = 30;

/**
 * Handles the requests of a connection one after another. Node would handle pipelined ones (RFC 9112, section 9.3.2)
 * at the same time, keep their responses in memory, and not tell those that wait that the client has left.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    const handle = () => {
      response.once("close", () => startNext(socket));
      listener(request, response);
    };
    if (queue === undefined) {
      queues.set(socket, []);
      handle();
    } else if (queue.length < MAX_WAITING) {
      queue.push(handle);
    } else {
      // Node closes the connection after this response; the client may send later requests again.
      response.writeHead(503, { Connection: "close", "Cache-Control": "no-store" }).end();
    }
  };

  function startNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : queues.get(socket)?.shift();
    if (next === undefined) queues.delete(socket);
    else next();
  }
}
