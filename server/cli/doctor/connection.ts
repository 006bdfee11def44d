import * as v from "valibot";
import { fetchRaw } from "./fetch-raw.ts";
import { bad, examine, type Finding, good, look } from "./finding.ts";

/** An address that nobody has (RFC 5737), claimed to see whether the site believes it. */
const CLAIMED = "203.0.113.7";
/** The pieces leave half a second apart. */
const TOGETHER_MS = 200;

const Seen = v.object({ address: v.string(), protocol: v.string() });

/** What proxies do to requests on their way in, and to pages on their way out. */
export async function examineConnection(url: URL, token: string | undefined): Promise<Finding[]> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return examine("proxies", async () => {
    const address = new URL("/api/connection", url);
    const honest = await fetchRaw(address, headers);
    if (honest.status !== 200) return notAllowed(token);
    const lying = await fetchRaw(address, { ...headers, "X-Forwarded-For": CLAIMED });
    const pieces = await fetchRaw(new URL("/api/connection/pieces", url), headers);
    const seen = read(honest.body);
    return [
      client(seen.address, lying.status === 200 ? read(lying.body).address : undefined),
      protocol(seen.protocol, url),
      streaming(pieces.arrivingMs),
    ];
  });
}

function notAllowed(token: string | undefined): Finding {
  return look(
    "proxies",
    token === undefined
      ? "not examined: METRICS_TOKEN is not set here"
      : "not examined: the site has another METRICS_TOKEN",
  );
}

function read(body: Buffer) {
  return v.parse(Seen, JSON.parse(body.toString()));
}

function client(seen: string, seenWhenLying: string | undefined): Finding {
  const subject = "client";
  return seenWhenLying === CLAIMED
    ? bad(subject, "whoever sends X-Forwarded-For is believed: TRUST_PROXY is too large")
    : good(subject, `seen as ${seen}, whatever it claims`);
}

function protocol(seen: string, url: URL): Finding {
  return `${seen}:` === url.protocol
    ? good("protocol", `${seen}, on both sides`)
    : look("protocol", `the site sees ${seen}: the proxy adds no X-Forwarded-Proto`);
}

function streaming(arrivingMs: number): Finding {
  return arrivingMs > TOGETHER_MS
    ? good("streaming", "pieces arrive as they are sent")
    : look("streaming", "somebody between waits for the whole page; late pages show later");
}
