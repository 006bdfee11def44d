import type { IncomingMessage, ServerResponse } from "node:http";
import helmet, { type HelmetOptions } from "helmet";
import { captchas, type HostedCaptcha, type OwnCaptcha } from "../../shared/captcha.ts";
import { ENTRY_POLICY } from "../../shared/script-policies.ts";
import { speculationRules } from "../../shared/speculation-rules.ts";
import type { Config } from "../base/config.ts";
import { integrityOf } from "../base/integrity.ts";

/** The script of the site, by its hash. */
interface Entry {
  entry: { integrity: string };
}

interface HeaderOptions {
  /** Set only for streamed pages, which contain inline scripts. */
  nonce?: string | undefined;
  /** Whether the page contains the captcha and the video player. */
  embeds?: boolean | undefined;
}

/** Returns the security headers of a response. */
export type SecurityHeaders = (options?: HeaderOptions) => Readonly<Record<string, string>>;

/**
 * Headers of finished pages contain no nonce, so the page cache can store them. The policy trusts the
 * entry script by its hash, and what it imports or inserts by `strict-dynamic`.
 */
export function createSecurityHeaders(config: Config, assets: Entry): SecurityHeaders {
  const headers = (options: HeaderOptions) => headersOf(helmetOptions(config, assets, options));
  const plain = headers({});
  const embedding = headers({ embeds: true });
  return ({ nonce, embeds } = {}) => {
    if (nonce !== undefined) return headers({ nonce, embeds });
    return embeds ? embedding : plain;
  };
}

/**
 * Headers that let browsers and proxies store a response but revalidate it for each request. nginx does
 * not store `no-cache` responses: `X-Accel-Expires` with a time in the past makes it store the page,
 * revalidate it, and serve it while the site is down.
 */
export function revalidated({ trustProxy }: Pick<Config, "trustProxy">) {
  const nginxHeaders: Record<string, string> =
    trustProxy === false ? {} : { "X-Accel-Expires": "@1" };
  return { "Cache-Control": "no-cache", ...nginxHeaders };
}

const PERMISSIONS_POLICY = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "payment=()",
  "usb=()",
  "browsing-topics=()",
].join(", ");

function helmetOptions(config: Config, assets: Entry, options: HeaderOptions): HelmetOptions {
  const https = config.site.url.startsWith("https:");
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        ...scriptDirectives(assets, options.nonce),
        ...(options.embeds ? embeddingDirectives(config) : plainDirectives),
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https && {
      maxAge: 63_072_000,
      includeSubDomains: config.hstsIncludeSubdomains,
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // Obsolete headers.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    // The default of browsers.
    originAgentCluster: false,
  };
}

function scriptDirectives({ entry }: Entry, nonce: string | undefined) {
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return { scriptSrc: ["'strict-dynamic'", `'${entry.integrity}'`, SPECULATION_RULES, ...nonces] };
}

/** Hash of the inline speculation rules that the entry adds: `strict-dynamic` covers only external scripts. */
const SPECULATION_RULES = `'${integrityOf(speculationRules)}'`;

const plainDirectives = {
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  ...trustedTypes([]),
};

/** Directives for the page with the captcha and the video player, which other hosts may provide. */
function embeddingDirectives({ captcha: { provider }, videoEmbedUrl }: Config) {
  const { csp, policies }: HostedCaptcha | OwnCaptcha = captchas[provider];
  const video = videoEmbedUrl === undefined ? [] : [new URL(videoEmbedUrl).origin];
  const frames = [...(csp["frame-src"] ?? []), ...video];
  return {
    styleSrc: ["'self'", ...(csp["style-src"] ?? [])],
    connectSrc: [...new Set(["'self'", ...(csp["connect-src"] ?? [])])],
    ...(frames.length > 0 && { frameSrc: frames }),
    ...(policies && trustedTypes(policies)),
  };
}

/** Requires Trusted Types: browsers then reject plain strings as script addresses or markup. */
function trustedTypes(policies: readonly string[]) {
  return {
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [ENTRY_POLICY, ...policies],
  };
}

/** Runs helmet on a stub response and returns the headers that it sets. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = { "Permissions-Policy": PERMISSIONS_POLICY };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
