import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

interface Options {
  /** How long requests are still taken, while answers tell clients to come by another connection. */
  graceMs: number;
  /** How long answers under way may last after that. */
  limitMs: number;
}

/**
 * Stops serving without cutting anybody off. A proxy may be about to send a request over a
 * connection that it keeps: hence the grace. Plain `close` would then wait for every connection
 * that becomes idle later until its client lets go of it.
 */
export async function drain(server: Server, { graceMs, limitMs }: Options): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
  if (graceMs > 0) await delay(graceMs);
  const closed = new Promise((resolve) => server.close(resolve));
  const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
  const givingUp = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(closingIdle);
  clearTimeout(givingUp);
}
