import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Takes what a site delivers, and does nothing with it. */
export interface Webhook {
  /** What a site needs to deliver here. */
  environment: Record<string, string>;
  /** How many requests it has taken. */
  heard(): number;
  /** Resolves with the last of so many. */
  hearsOf(count: number): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

export async function startWebhook(): Promise<Webhook> {
  let heard = 0;
  const onHeard = new Set<() => void>();
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.end();
      heard += 1;
      for (const look of onHeard) look();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      DEMO_REQUEST_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_REQUEST_WEBHOOK_SECRET: "not secret",
    },
    heard: () => heard,
    hearsOf: (count) =>
      new Promise((resolve, reject) => {
        const given = setTimeout(() => {
          onHeard.delete(look);
          reject(new Error(`${heard} of ${count} demo requests were delivered`));
        }, PATIENCE_MS);
        const look = () => {
          if (heard < count) return;
          onHeard.delete(look);
          clearTimeout(given);
          resolve();
        };
        onHeard.add(look);
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
