import { once } from "node:events";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../../server/testing/free-port.ts";

interface Recipient {
  /** The variables that have a site deliver demo requests to it. */
  environment: Record<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface Mail {
  to: string[];
  /** Unfolded values by lower-case name. */
  headers: Map<string, string>;
  /** The whole mail with its headers. */
  text: string;
}

/** A mail server on loopback. Tests start and stop it, and choose its responses. */
export interface MailServer extends Recipient {
  port: number;
  /** The accepted mails in order of arrival. */
  mails: Mail[];
  /** Number of connections that it has accepted. */
  connections: number;
  /** Chooses the SMTP code that refuses a recipient; undefined accepts. */
  refuse: (address: string) => number | undefined | Promise<number | undefined>;
  refusesLogin: boolean;
  /** Called with the content of a mail, which is accepted when the result resolves. */
  examine: () => Promise<unknown>;
  /** Closes the connections without a word. */
  hangUp(): void;
}

/** Creates a mail server that is not started yet. */
export async function createMailServer(): Promise<MailServer> {
  const port = await freePort();
  let server: SMTPServer | undefined;
  const sockets = new Set<Socket>();
  const mailServer: MailServer = {
    environment: {
      SMTP_URL: `smtp://site:secret@127.0.0.1:${port}`,
      MAIL_FROM: "site@site.example",
      DEMO_REQUEST_TO: "sales@site.example",
    },
    port,
    mails: [],
    connections: 0,
    refuse: () => undefined,
    refusesLogin: false,
    examine: async () => undefined,
    async start() {
      server = new SMTPServer({
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        closeTimeout: 500,
        onConnect(_session, done) {
          mailServer.connections += 1;
          done();
        },
        onAuth({ username, password }, _session, done) {
          const isAccepted = !mailServer.refusesLogin && password === "secret";
          done(isAccepted ? null : refusal(535, "Wrong password"), { user: username });
        },
        async onRcptTo({ address }, _session, done) {
          const code = await mailServer.refuse(address);
          done(code === undefined ? null : refusal(code, `No such user ${address}`));
        },
        onData(stream, { envelope }, done) {
          const to = envelope.rcptTo.map(({ address }) => address);
          text(stream).then(async (mail) => {
            mailServer.mails.push({ to, headers: headersOf(mail), text: mail });
            await mailServer.examine();
            done();
          }, done);
        },
      });
      server.on("error", () => undefined);
      server.server.on("connection", (socket: Socket) => sockets.add(socket));
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    hangUp() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = undefined;
    },
  };
  return mailServer;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function headersOf(mail: string): Map<string, string> {
  const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return new Map(
    head.split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

export interface WebhookCall {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A webhook receiver on loopback. */
export interface Webhook extends Recipient {
  /** Every call in order of arrival, whatever its response. */
  calls: WebhookCall[];
  /** Chooses the status of the response to a body. A redirect leads to another path of it. */
  statusFor: (body: string) => number | Promise<number>;
}

/** Creates a webhook receiver that is not started yet. */
export async function createWebhook(): Promise<Webhook> {
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    webhook.calls.push({ headers: request.headers, body });
    response.writeHead(await webhook.statusFor(body), { Location: "/elsewhere" }).end();
  });
  const webhook: Webhook = {
    environment: {
      DEMO_REQUEST_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_REQUEST_WEBHOOK_SECRET: "webhook-secret",
    },
    calls: [],
    statusFor: () => 204,
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
  return webhook;
}
