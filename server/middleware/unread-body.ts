import type { IncomingMessage, ServerResponse } from "node:http";

/** Whoever is still sending would meet a reset before it had found the answer. */
const GRACE_MS = 2_000;
/** In bytes. Each megabyte taken in costs 2.5 ms, some of it in looks for garbage that hold up everybody. */
const TAKEN_IN_MAX = 65_536;

/**
 * Has the connection end soon after an answer that comes before the request's body has. Node would
 * take in the rest, for as long as the client likes to send; here a long one is left where it is. Call
 * it before the answer's headers go out.
 */
export function endUnread(
  request: IncomingMessage,
  response: ServerResponse,
  graceMs = GRACE_MS,
): void {
  if (request.complete || !hasBody(request)) return;
  const { socket } = request;
  const endNow = socket.destroySoon.bind(socket);
  response.shouldKeepAlive = false;
  // What Node calls once the answer is written. The other half stays open for the grace.
  socket.destroySoon = () => {
    socket.end();
    // Not now: Node is about to set the socket going, to be rid of the body.
    if (!isShort(request)) setImmediate(() => socket.pause());
    const grace = setTimeout(endNow, graceMs);
    request.once("end", endNow);
    socket.once("close", () => clearTimeout(grace));
  };
}

function isShort({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"]) <= TAKEN_IN_MAX;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}
