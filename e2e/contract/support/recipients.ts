import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "./network.ts";

/** Where a site delivers demo requests to. Tests start and stop it. */
export interface Recipient {
  environment: Record<string, string>;
  /** The received mails and webhook bodies, in order. */
  received: string[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server that is not started yet. */
export async function createMailServer(): Promise<Recipient> {
  const port = await freePort();
  const received: string[] = [];
  let server: SMTPServer | undefined;
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "site@site.example",
      DEMO_REQUEST_TO: "sales@site.example",
    },
    received,
    async start() {
      server = new SMTPServer({
        disabledCommands: ["STARTTLS", "AUTH"],
        onData: (stream, _session, done) => {
          text(stream).then((mail) => {
            received.push(mail);
            done();
          }, done);
        },
      });
      server.on("error", () => undefined);
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = undefined;
    },
  };
}

/** A webhook receiver that is not started yet. */
export async function createWebhook(): Promise<Recipient> {
  const port = await freePort();
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request));
    response.end();
  });
  return {
    environment: {
      DEMO_REQUEST_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_REQUEST_WEBHOOK_SECRET: "secret",
    },
    received,
    async start() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
