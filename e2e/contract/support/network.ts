import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** The body as received, still compressed. */
  body: Buffer;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A long body as a buffer: the client copies a long string several times. */
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends one request without decoding the body, following redirects or adding headers. */
export async function ask(
  siteUrl: string,
  path: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl);
  const sent = request({ agent, hostname, port, path, method, headers });
  // A server that rejects a body closes the connection before the whole body is written.
  sent.on("error", () => undefined);
  sent.end(body);
  let response: IncomingMessage;
  try {
    [response] = (await once(sent, "response")) as [IncomingMessage];
  } catch (error) {
    // The server has closed the connection at the moment when the agent reused it.
    if (method === "GET" && sent.reusedSocket) return ask(siteUrl, path, { headers });
    throw error;
  }
  const bytes = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers as Record<string, string>,
    body: bytes,
    text: bytes.toString(),
  };
}

/** The value of a metric by its name with labels. */
export async function metricOf(siteUrl: string, name: string): Promise<number | undefined> {
  const { text } = await ask(siteUrl, "/metrics");
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

/** What a stream of a page has sent once the visible part of its shell is complete. */
export async function readShell(page: Readable): Promise<string> {
  let text = "";
  while (!text.includes("</footer>")) {
    await once(page, "readable");
    for (let chunk = page.read(); chunk !== null; chunk = page.read()) text += chunk;
  }
  return text;
}

/** Sends a text of Latin-1 unchanged, for requests that HTTP clients do not send, and returns the whole response. */
export async function sendText(siteUrl: string, requestText: string): Promise<string> {
  const socket = connect(Number(new URL(siteUrl).port), "127.0.0.1");
  socket.write(requestText, "latin1");
  return text(socket);
}
