import { get, type RequestOptions } from "node:http";

/** A response with its encoded body, which `fetch` would decode. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** Sends one request to loopback over a new connection. */
export function requestOnce(options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", agent: false, ...options }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const status = response.statusCode ?? 0;
      resolve({ status, headers: response.headers, body, text: body.toString() });
    }).on("error", reject);
  });
}
