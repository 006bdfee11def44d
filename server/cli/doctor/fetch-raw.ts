import { once } from "node:events";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { TLSSocket } from "node:tls";

const PATIENCE_MS = 10_000;

/** An answer as it came over the wire: nothing is unpacked, and no redirect is followed. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** From the first piece to the last. */
  arrivingMs: number;
  /** When the certificate ends; undefined without TLS. */
  certificateEnds: Date | undefined;
}

/** @throws what kept the answer from coming, such as a certificate that nobody trusts */
export async function fetchRaw(url: URL, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [answer] = await once(request(url, { headers, agent: false, signal }).end(), "response");
  const { socket } = answer;
  const certificateEnds =
    socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined;
  const pieces: Buffer[] = [];
  let firstAt = performance.now();
  for await (const piece of answer) {
    if (pieces.length === 0) firstAt = performance.now();
    pieces.push(piece);
  }
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.concat(pieces),
    arrivingMs: performance.now() - firstAt,
    certificateEnds,
  };
}
