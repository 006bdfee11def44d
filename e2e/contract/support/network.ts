import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { buffer, text } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** As it crossed the wire: still compressed. */
  body: Buffer;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends one request and decodes nothing, follows nothing, adds no header of its own. */
export async function ask(
  siteUrl: string,
  path: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl);
  const sent = request({ agent, hostname, port, path, method, headers });
  // A server that refuses a body closes the connection while the rest is still being written.
  sent.on("error", () => undefined);
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers as Record<string, string>,
    body: bytes,
    text: bytes.toString(),
  };
}

/** Sends text as it is, for requests that no HTTP client would send, and returns the whole answer. */
export async function sendText(siteUrl: string, requestText: string): Promise<string> {
  const socket = connect(Number(new URL(siteUrl).port), "127.0.0.1");
  socket.write(requestText);
  return text(socket);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
