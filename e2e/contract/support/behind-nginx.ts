import { once } from "node:events";
import { connect } from "node:http2";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";
import { freePort } from "../../../server/testing/free-port.ts";
import { startNginx } from "./nginx.ts";
import { Site } from "./site.ts";

/** The visitor's address. The proxy connects to the site from 127.0.0.1. */
const VISITOR = "127.0.0.2";

/** A site behind nginx, its public address, and an HTTP/2 client. */
export async function startBehindNginx(binary: string, environment: Record<string, string>) {
  const [port, sitePort] = [await freePort(), await freePort()];
  const site = await Site.start({
    TRUST_PROXY: "1",
    PORT: String(sitePort),
    SITE_URL: `https://localhost:${port}`,
    ...environment,
  });
  const nginx = await startNginx({ binary, port, sites: [sitePort] });
  const tls = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
  const client = connect(`https://localhost:${port}`, {
    createConnection: () => connectFrom(VISITOR, { ...tls, ALPNProtocols: ["h2"] }),
  });
  return {
    url: `https://localhost:${port}`,
    site,
    client,
    async ask(headers: Record<string, string>) {
      const stream = client.request(headers);
      const [answer] = await once(stream, "response");
      const pieces: Buffer[] = [];
      for await (const piece of stream) pieces.push(piece);
      return { headers: answer, body: Buffer.concat(pieces) };
    },
    async stop() {
      client.close();
      await nginx.stop();
      await site.stop();
    },
  };
}

/** Node passes `localAddress` to the socket, but its types omit the option. */
function connectFrom(localAddress: string, options: ConnectionOptions): TLSSocket {
  const unlisted = { ...options, localAddress };
  return connectTls(unlisted);
}
