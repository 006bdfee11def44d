import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../../server/testing/free-port.ts";

export interface Mail {
  to: string[];
  /** The whole mail. Each header is one line. */
  text: string;
}

/** Creates a mail server on loopback, not started yet. Tests choose its responses. */
export async function createMailServer() {
  const port = await freePort();
  let server: SMTPServer | undefined;
  let connection: Socket | undefined;
  const choices = {
    /** The accepted mails in order of arrival. */
    mails: [] as Mail[],
    /** Chooses the SMTP code that refuses a recipient; undefined accepts. */
    refuse: (_address: string): number | undefined => undefined,
    refusesLogin: false,
    /** Called with the content of a mail, which is accepted when the result resolves. */
    examine: async (): Promise<unknown> => undefined,
  };
  return Object.assign(choices, {
    /** The variables that have a site deliver demo requests to it. */
    environment: {
      SMTP_URL: `smtp://site:secret@127.0.0.1:${port}`,
      MAIL_FROM: "site@site.example",
      DEMO_REQUEST_TO: "sales@site.example",
    },
    /** Does nothing if it runs. */
    async start() {
      if (server) return;
      server = new SMTPServer({
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        closeTimeout: 500,
        onAuth({ username, password }, _session, done) {
          const isAccepted = !choices.refusesLogin && password === "secret";
          done(isAccepted ? null : refusal(535, "Wrong password"), { user: username });
        },
        onRcptTo({ address }, _session, done) {
          const code = choices.refuse(address);
          done(code === undefined ? null : refusal(code, `No such user ${address}`));
        },
        onData(stream, { envelope }, done) {
          const to = envelope.rcptTo.map(({ address }) => address);
          text(stream).then(async (mail) => {
            choices.mails.push({ to, text: mail.replaceAll(/\r\n[ \t]+/g, " ") });
            await choices.examine();
            done();
          }, done);
        },
      });
      server.on("error", () => undefined);
      server.server.on("connection", (socket: Socket) => {
        connection = socket;
      });
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    /** Closes the connection without a word. */
    hangUp: () => connection?.destroy(),
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
      server = undefined;
    },
  });
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Creates a webhook receiver on loopback, not started yet. */
export async function createWebhook() {
  const port = await freePort();
  const choices = {
    /** Every call in order of arrival, whatever its response. */
    calls: [] as { headers: IncomingHttpHeaders; body: string }[],
    /** Chooses the status of the response to a body. A redirect leads to another path of it. */
    statusFor: (_body: string): number | Promise<number> => 204,
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    choices.calls.push({ headers: request.headers, body });
    response.writeHead(await choices.statusFor(body), { Location: "/elsewhere" }).end();
  });
  return Object.assign(choices, {
    environment: {
      DEMO_REQUEST_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_REQUEST_WEBHOOK_SECRET: "webhook-secret",
    },
    /** Does nothing if it runs. */
    async start() {
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
