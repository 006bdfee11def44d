import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet, { type HelmetOptions } from "helmet";
import { captchas, type HostedCaptcha, type OwnCaptcha } from "../../shared/captcha.ts";
import { paths } from "../../shared/paths.ts";
import { ENTRY_POLICY } from "../../shared/script-policies.ts";
import { speculationRules } from "../../shared/speculation-rules.ts";
import type { Config } from "../config.ts";
import type { Assets } from "../pages/assets.ts";
import { integrityOf } from "../pages/integrity.ts";

interface Answered {
  /** Only a page that streams inline scripts has one. */
  nonce?: string | undefined;
  /** Whether the page holds the captcha and the film's player. */
  embeds?: boolean | undefined;
}

/** The security headers of an answer. */
export type SecurityHeaders = (answered?: Answered) => Readonly<Record<string, string>>;

/**
 * A finished page's headers have no nonce, so it can be kept packed with its ETag and its 304.
 * The entry is trusted by its hash, and what it imports or inserts through `strict-dynamic`.
 */
export function createSecurityHeaders(config: Config, assets: Assets): SecurityHeaders {
  const headers = (answered: Answered) => headersOf(helmetOptions(config, assets, answered));
  const plain = headers({});
  const embedding = headers({ embeds: true });
  return ({ nonce, embeds } = {}) => {
    if (nonce !== undefined) return headers({ nonce, embeds });
    return embeds ? embedding : plain;
  };
}

/** Puts the headers on everything that Express answers. */
export function applySecurityHeaders(headers: SecurityHeaders): RequestHandler {
  return (_request, response, next) => {
    response.set(headers());
    next();
  };
}

const PERMISSIONS_POLICY = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "payment=()",
  "usb=()",
  "browsing-topics=()",
].join(", ");

function helmetOptions(config: Config, assets: Assets, answered: Answered): HelmetOptions {
  const https = config.site.url.startsWith("https:");
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        ...scriptDirectives(assets, answered.nonce),
        ...(answered.embeds ? embeddingDirectives(config) : plainDirectives),
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        reportTo: ["csp"],
        // For browsers that do not know `report-to`.
        reportUri: [paths.api.cspReports()],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // Obsolete: today's browsers have no such filter and no Flash, and links lead nowhere to look up ahead.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    // What browsers do by themselves.
    originAgentCluster: false,
  };
}

function scriptDirectives({ entry }: Assets, nonce: string | undefined) {
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return { scriptSrc: ["'strict-dynamic'", `'${entry.integrity}'`, RULES, ...nonces] };
}

/** The entry adds them. `strict-dynamic` speaks of scripts that have an address, and these have none. */
const RULES = `'${integrityOf(speculationRules)}'`;

const plainDirectives = {
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  ...trustedTypes([]),
};

/** Of the page with the captcha and the film's player, which may be others'. */
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

/** Strings that reach a script's address or the page's markup are refused. */
function trustedTypes(policies: readonly string[]) {
  return {
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [ENTRY_POLICY, ...policies],
  };
}

/** Runs helmet once and keeps what it sets, so that packed pages and live ones have the same. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {
    "Permissions-Policy": PERMISSIONS_POLICY,
    "Reporting-Endpoints": `csp="${paths.api.cspReports()}"`,
  };
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
