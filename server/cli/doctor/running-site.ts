import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { examineConnection } from "./connection.ts";
import { fetchRaw, type RawAnswer } from "./fetch-raw.ts";
import { bad, examine, type Finding, good, look } from "./finding.ts";
import { examineHeaders } from "./security.ts";

const DAY_MS = 86_400_000;
const CLOCKS_APART_MS = 5_000;

interface Options {
  url: URL;
  /** `METRICS_TOKEN` of the site; without it nothing is learned of the proxies. */
  token: string | undefined;
  now: () => Date;
  /** Whether it is a fault that nobody serves there. */
  mustRun: boolean;
}

/** A site as visitors reach it, whatever stands in between. */
export async function examineRunningSite(options: Options): Promise<Finding[]> {
  const { url, token, now, mustRun } = options;
  const home = new URL("/", url);
  let answer: RawAnswer;
  try {
    answer = await fetchRaw(home, { "Accept-Encoding": "br, gzip" });
  } catch (error) {
    if (!mustRun && (error as { code?: string }).code === "ECONNREFUSED") {
      return [look("site", `nobody serves ${home}; start the site to have it examined too`)];
    }
    return examine("site", () => Promise.reject(error));
  }
  if (answer.status !== 200) return [bad("site", `${home} answers with ${answer.status}`)];
  const html = unpacked(answer);
  return [
    good("site", `${home} answers`),
    tls(url, answer, now()),
    compression(answer, html),
    canonical(url, html),
    clock(answer, now()),
    ...examineHeaders(url, answer.headers),
    ...(await examine("revalidation", () => revalidation(home, answer))),
    ...(await examine("metrics", () => metrics(url))),
    ...(await examineConnection(url, token)),
  ];
}

function tls(url: URL, { certificateEnds }: RawAnswer, now: Date): Finding {
  if (certificateEnds === undefined) {
    return isLocal(url)
      ? look("TLS", "none, which is for this machine alone")
      : bad("TLS", "none: browsers show the site as not secure");
  }
  const days = Math.floor((certificateEnds.getTime() - now.getTime()) / DAY_MS);
  const words = `the certificate is good for ${days} more days`;
  return days < 14 ? look("TLS", words) : good("TLS", words);
}

/** Undefined where the body is not what its coding says. */
function unpacked({ headers, body }: RawAnswer): string | undefined {
  try {
    if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
    if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
    return body.toString();
  } catch {
    return undefined;
  }
}

function compression({ headers }: RawAnswer, html: string | undefined): Finding {
  const subject = "compression";
  const coding = headers["content-encoding"];
  if (html === undefined || !/^<!doctype html/i.test(html)) {
    return bad(subject, `the page cannot be read as ${coding ?? "it is"}: is it packed twice?`);
  }
  if (coding === undefined) return look(subject, "none, though it was asked for");
  return good(subject, `once, by ${coding}`);
}

function canonical(url: URL, html = ""): Finding {
  const subject = "canonical";
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) return bad(subject, "the page does not say where it is at home");
  const { origin } = new URL(href);
  return origin === url.origin
    ? good(subject, origin)
    : look(subject, `pages say that they are at home at ${origin}: is SITE_URL right?`);
}

function clock({ headers }: RawAnswer, now: Date): Finding {
  const apartMs = Math.abs(now.getTime() - new Date(String(headers.date)).getTime());
  return apartMs < CLOCKS_APART_MS
    ? good("site's clock", "the same as here")
    : bad("site's clock", `${Math.round(apartMs / 1000)} s away from this machine's`);
}

async function revalidation(home: URL, { headers }: RawAnswer): Promise<Finding> {
  const subject = "revalidation";
  const etag = headers.etag;
  if (typeof etag !== "string") {
    return look(subject, "pages have no ETag: the site has just begun, or PAGE_CACHE is off");
  }
  const again = await fetchRaw(home, { "Accept-Encoding": "br, gzip", "If-None-Match": etag });
  return again.status === 304
    ? good(subject, "a page that is known is not sent again")
    : look(subject, `a page that is known is sent again, with ${again.status}`);
}

async function metrics(url: URL): Promise<Finding> {
  const { status } = await fetchRaw(new URL("/metrics", url));
  if (status !== 200) return good("metrics", "not for everybody");
  return isLocal(url)
    ? good("metrics", "open to this machine")
    : bad("metrics", "open to everybody: a proxy adds no X-Forwarded-For");
}

function isLocal({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
