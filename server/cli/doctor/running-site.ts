import * as v from "valibot";
import { reasonOf } from "../../runtime/reason-of.ts";
import { type Checks, type Finding, type Result, runChecks } from "./finding.ts";

const TIMEOUT_MS = 10_000;

/** Reserved for documentation (RFC 5737). A site that accepts it as client trusts too many proxies. */
const FORGED_ADDRESS = "203.0.113.7";

const Connection = v.object({
  address: v.string(),
  protocol: v.string(),
  /** ISO 8601. Missing while the content can be read. */
  stale_since: v.optional(v.string()),
});
type Connection = v.InferOutput<typeof Connection>;

interface Site {
  url: URL;
  /** The site's `METRICS_TOKEN`. Without it the proxies are not checked. */
  token: string | undefined;
}

/** Checks that SITE_URL serves the home page and that the site sees clients behind its proxies. */
export async function checkRunningSite(site: Site): Promise<Finding[]> {
  const findings = await runChecks({ site: homePage }, site);
  if (findings.some(({ level }) => level !== "ok")) return findings;
  const connection = await fetchConnection(site).catch(reasonOf);
  if (typeof connection === "string") {
    return [
      ...findings,
      { level: "warning", subject: "client", message: `not checked: ${connection}` },
    ];
  }
  return [...findings, ...(await runChecks(connectionChecks, { ...connection, url: site.url }))];
}

async function homePage({ url }: Site): Promise<Result> {
  // Proxies often block /readyz, so the check requests the home page.
  const response = await request(new URL("/", url)).catch((thrown: unknown) => {
    if (isRefused(thrown)) return undefined;
    throw thrown;
  });
  if (response === undefined) return ["warning", `no site is running at ${url.origin}`];
  await response.body?.cancel();
  if (response.status !== 200) return ["error", `the home page has status ${response.status}`];
  return ["ok", `${url.origin} answers`];
}

/** What the site sees of a request with a forged client address. @throws if it does not tell */
async function fetchConnection({ url, token }: Site): Promise<Connection> {
  if (token === undefined) throw new Error("METRICS_TOKEN is not set");
  const headers = { "X-Forwarded-For": FORGED_ADDRESS, Authorization: `Bearer ${token}` };
  const response = await request(new URL("/api/connection", url), headers);
  if (response.status !== 200) throw new Error("the site has another METRICS_TOKEN");
  return v.parse(Connection, await response.json());
}

const connectionChecks: Checks<Connection & { url: URL }> = {
  client: ({ address }) =>
    address === FORGED_ADDRESS
      ? ["error", "the site believes a forged X-Forwarded-For: TRUST_PROXY is too large"]
      : ["ok", `seen as ${address}, also with a forged X-Forwarded-For`],
  protocol: ({ protocol, url }) =>
    `${protocol}:` === url.protocol
      ? ["ok", protocol]
      : ["warning", `the site sees ${protocol}: the proxy does not set X-Forwarded-Proto`],
  content: ({ stale_since: since }) =>
    since === undefined
      ? undefined
      : ["warning", `pages may be out of date since ${since}: the site cannot read the content`],
};

function request(url: URL, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}

function isRefused(thrown: unknown): boolean {
  const cause = (thrown as { cause?: { code?: string } }).cause;
  return cause?.code === "ECONNREFUSED";
}
