// For tests only: an SMTP server on loopback that can simulate failures.
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export interface Mail {
  to: string[];
  /** Unfolded values by lower-case name. */
  headers: Map<string, string>;
  raw: string;
}

interface Behaviour {
  /** SMTP response code for a recipient, such as 451; by default the recipient is accepted. */
  recipientCode?: (address: string, mails: readonly Mail[]) => number | undefined;
  /** Breaks the connection instead of accepting a mail with this text. */
  breaksOn?: string;
  port?: number;
}

/** Starts a server that stores the mails in the order of arrival. */
export async function startMailServer({ recipientCode, breaksOn, port = 0 }: Behaviour = {}) {
  const mails: Mail[] = [];
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const mail = parseMail(await text(stream), session);
    if (breaksOn !== undefined && mail.raw.includes(breaksOn)) throw new Error("broken");
    mails.push(mail);
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      const responseCode = recipientCode?.(address, mails);
      done(responseCode === undefined ? null : Object.assign(new Error("no"), { responseCode }));
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(),
        () => connectionOf(server, session)?.close(),
      );
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    mails,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Starts a server that accepts connections and sends nothing, or only this line. */
export async function startSilentServer({ line = "", port = 0 } = {}) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).once("close", () => sockets.delete(socket)));
    socket.write(line);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function connectionOf(server: SMTPServer, session: SMTPServerSession) {
  const connections = [...(server.connections as Iterable<{ id: string; close(): void }>)];
  return connections.find(({ id }) => id === session.id);
}

function parseMail(raw: string, { envelope }: SMTPServerSession): Mail {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const headers = head.split("\r\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const to = envelope.rcptTo.map(({ address }) => address);
  return { to, headers: new Map(headers), raw };
}
