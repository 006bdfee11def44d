import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";

const MAX_BYTES = 10_000_000;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

const headers = {
  Accept: "image/avif, image/webp, image/png, image/jpeg, image/gif",
  "User-Agent": "post-pictures/1.0",
};

/** Rejects connections to IP addresses that are not public, whether given or found by DNS. */
const publicAgent = new RequestFilteringHttpsAgent();

/**
 * Allowed hosts as `host` or `host:port`, by https or http and at any IP address. Undefined: every https
 * host with public IP addresses.
 */
export type PictureHosts = readonly string[] | undefined;

/**
 * Fetches a file from another host, with limits for size and time. The rules for addresses also apply to
 * redirects. @throws Error with the reason
 */
export async function fetchPicture(
  address: string,
  { hosts, timeoutMs = TIMEOUT_MS }: { hosts: PictureHosts; timeoutMs?: number },
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await readBody(await follow(new URL(address), hosts, timeout));
  } catch (error) {
    if (timeout.aborted) throw new Error(`it takes longer than ${timeoutMs / 1000} s`);
    throw error;
  }
}

async function follow(
  first: URL,
  hosts: PictureHosts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, hosts, signal);
    const { statusCode = 0, headers } = response;
    const { location } = headers;
    if (!REDIRECTS.includes(statusCode) || location === undefined) return response;
    response.destroy();
    if (!URL.canParse(location, url.href)) throw new Error("it redirects to an invalid address");
    url = new URL(location, url);
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
}

function get(url: URL, hosts: PictureHosts, signal: AbortSignal): Promise<IncomingMessage> {
  const fault = fetchFault(url, hosts);
  if (fault !== undefined) return Promise.reject(new Error(fault));
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const options = { agent: hosts ? false : publicAgent, headers, signal };
  return new Promise((resolve, reject) => {
    request(url, options).on("response", resolve).on("error", reject).end();
  });
}

/** Returns why an address may not be fetched. */
export function fetchFault({ protocol, host }: URL, hosts: PictureHosts): string | undefined {
  if (hosts === undefined) {
    return protocol === "https:" ? undefined : "its address does not begin with https";
  }
  if (!/^https?:$/.test(protocol)) return `${protocol} is neither https nor http`;
  return hosts.includes(host) ? undefined : `the host ${host} is not in POST_IMAGE_HOSTS`;
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const { statusCode } = response;
  if (statusCode !== 200 || Number(response.headers["content-length"]) > MAX_BYTES) {
    response.destroy();
    throw new Error(statusCode === 200 ? tooLarge : `the host answers with ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop destroys the response and closes its connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = `it is larger than ${MAX_BYTES / 1_000_000} MB`;
