import * as v from "valibot";
import { check, error, type Finding, ok, warning } from "./finding.ts";

const TIMEOUT_MS = 10_000;

/** Reserved for documentation (RFC 5737). A site that accepts it as client trusts too many proxies. */
const FORGED_ADDRESS = "203.0.113.7";

const Connection = v.object({
  address: v.string(),
  protocol: v.string(),
  /** ISO 8601. Missing while the content can be read. */
  stale_since: v.optional(v.string()),
});

interface Options {
  url: URL;
  /** The site's `METRICS_TOKEN`. Without it the proxies are not checked. */
  token: string | undefined;
}

/** Checks that SITE_URL serves the home page and that the site sees clients behind its proxies. */
export async function checkRunningSite({ url, token }: Options): Promise<Finding[]> {
  const subject = "site";
  return check(subject, async () => {
    // Proxies often block /readyz, so the check requests the home page.
    const response = await request(new URL("/", url)).catch((thrown: unknown) => {
      if (isRefused(thrown)) return undefined;
      throw thrown;
    });
    if (response === undefined) return warning(subject, `no site is running at ${url.origin}`);
    await response.body?.cancel();
    if (response.status !== 200)
      return error(subject, `the home page has status ${response.status}`);
    return [ok(subject, `${url.origin} answers`), ...(await checkProxies(url, token))];
  });
}

async function checkProxies(url: URL, token: string | undefined): Promise<Finding[]> {
  if (token === undefined) return [warning("client", "not checked: METRICS_TOKEN is not set")];
  const actual = await fetchConnection(url, token);
  const forged = await fetchConnection(url, token, { "X-Forwarded-For": FORGED_ADDRESS });
  if (actual === undefined || forged === undefined) {
    return [warning("client", "not checked: the site has another METRICS_TOKEN")];
  }
  return [
    client(actual.address, forged.address === FORGED_ADDRESS),
    protocol(actual.protocol, url),
    ...content(actual.stale_since),
  ];
}

/** The client that the site sees for a request; undefined if the site rejects the token. */
async function fetchConnection(url: URL, token: string, headers: Record<string, string> = {}) {
  const authorization = { Authorization: `Bearer ${token}` };
  const response = await request(new URL("/api/connection", url), { ...headers, ...authorization });
  return response.status === 200 ? v.parse(Connection, await response.json()) : undefined;
}

function client(address: string, isBelieved: boolean): Finding {
  return isBelieved
    ? error("client", "the site believes a forged X-Forwarded-For: TRUST_PROXY is too large")
    : ok("client", `seen as ${address}, also with a forged X-Forwarded-For`);
}

function protocol(seen: string, url: URL): Finding {
  return `${seen}:` === url.protocol
    ? ok("protocol", seen)
    : warning("protocol", `the site sees ${seen}: the proxy does not set X-Forwarded-Proto`);
}

function content(staleSince: string | undefined): Finding[] {
  if (staleSince === undefined) return [];
  return [
    warning(
      "content",
      `pages may be out of date since ${staleSince}: the site cannot read the content`,
    ),
  ];
}

function request(url: URL, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}

function isRefused(thrown: unknown): boolean {
  const cause = (thrown as { cause?: { code?: string } }).cause;
  return cause?.code === "ECONNREFUSED";
}
