import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Takes what the site's webhook sends. */
export async function startWebhookReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request));
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      DEMO_REQUEST_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_REQUEST_WEBHOOK_SECRET: "secret",
    },
    /** Bodies, in the order they came. */
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
