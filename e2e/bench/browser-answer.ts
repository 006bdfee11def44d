import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

interface BrowserAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire, still compressed. */
  body: Buffer;
  /** From the request to the first byte of the answer. */
  firstByteMs: number;
}

/** Asks once, over a connection of its own, as a browser does unless `headers` say otherwise. */
export function askAsBrowser(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<BrowserAnswer> {
  const asked = performance.now();
  const options = { port, path, host: "127.0.0.1", agent: false };
  return new Promise((resolve, reject) => {
    get({ ...options, headers: { "Accept-Encoding": "gzip, br", ...headers } }, (answer) => {
      const firstByteMs = performance.now() - asked;
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then((body) => resolve({ status, headers, body, firstByteMs }), reject);
    }).on("error", reject);
  });
}
