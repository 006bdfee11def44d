import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet, { type HelmetOptions } from "helmet";
import { captchas, type HostedCaptcha, type OwnCaptcha } from "../../shared/captcha.ts";
import { paths } from "../../shared/paths.ts";
import type { Assets } from "../assets.ts";
import type { Config } from "../config.ts";

/** The security headers of an answer. Only a page that streams inline scripts has a nonce. */
export type SecurityHeaders = (nonce?: string) => Readonly<Record<string, string>>;

/**
 * A finished page's headers have no nonce, so it can be kept packed with its ETag and its 304.
 * The entry is trusted by its hash, and what it imports or inserts through `strict-dynamic`.
 */
export function createSecurityHeaders(config: Config, assets: Assets): SecurityHeaders {
  const options = (nonce?: string) => helmetOptions(config, assets, nonce);
  const finished = headersOf(options());
  return (nonce) => (nonce === undefined ? finished : headersOf(options(nonce)));
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

function helmetOptions(config: Config, assets: Assets, nonce?: string): HelmetOptions {
  const https = config.site.url.startsWith("https:");
  const { csp } = captchas[config.captcha.provider] as HostedCaptcha | OwnCaptcha;
  const video = config.videoEmbedUrl === undefined ? [] : [new URL(config.videoEmbedUrl).origin];
  const frames = [...(csp["frame-src"] ?? []), ...video];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          "'strict-dynamic'",
          `'${assets.entry.integrity}'`,
          ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
        ],
        styleSrc: ["'self'", ...(csp["style-src"] ?? [])],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: [...new Set(["'self'", ...(csp["connect-src"] ?? [])])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
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
    // Obsolete: today's browsers have no such filter, and helmet would only switch it off.
    xXssProtection: false,
    xDownloadOptions: false,
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
