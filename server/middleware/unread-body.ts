import type { IncomingMessage, ServerResponse } from "node:http";

/** Whoever is still sending would meet a reset before it had found the answer. */
const GRACE_MS = 2_000;

/**
 * Has the connection end soon after an answer that comes before the request's body has. Node would
 * take in the rest, for as long as the client likes to send. Call it before the answer's headers go out.
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
    const grace = setTimeout(endNow, graceMs);
    request.once("end", endNow);
    socket.once("close", () => clearTimeout(grace));
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}
