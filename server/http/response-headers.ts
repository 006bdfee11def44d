import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
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

/** The security headers of pages and files, and of the page with the captcha and the video player. */
export interface SecurityHeaders {
  plain: Readonly<Record<string, string>>;
  embedding: Readonly<Record<string, string>>;
}

/** The policy trusts the entry script by its hash, and what it imports or inserts by `strict-dynamic`. */
export function createSecurityHeaders(config: Config, assets: Entry): SecurityHeaders {
  return {
    plain: headersOf(helmetOptions(config, assets, plainDirectives)),
    embedding: headersOf(helmetOptions(config, assets, embeddingDirectives(config))),
  };
}

const CSP = "content-security-policy";

/**
 * Allows the inline styles of a page and, in one that streams, its inline scripts. Finished pages have no nonce, so the
 * page cache can store them.
 */
export function allowInline(
  headers: Readonly<Record<string, string>>,
  { styleHash, nonce }: { styleHash: string; nonce?: string | undefined },
): Record<string, string> {
  const policy = headers[CSP] ?? "";
  const withStyle = policy.replace("style-src ", `style-src '${styleHash}' `);
  const withScripts = withStyle.replace("script-src ", `script-src 'nonce-${nonce}' `);
  return { ...headers, [CSP]: nonce === undefined ? withStyle : withScripts };
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

const PERMISSIONS_POLICY =
  "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

function helmetOptions(
  config: Config,
  { entry }: Entry,
  directives: Record<string, string[]>,
): HelmetOptions {
  const https = config.site.url.startsWith("https:");
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'strict-dynamic'", `'${entry.integrity}'`, SPECULATION_RULES],
        ...directives,
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
  };
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

/** Returns the headers that helmet sets, which the page cache stores with a page. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader("Permissions-Policy", PERMISSIONS_POLICY);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return response.getHeaders() as Record<string, string>;
}
