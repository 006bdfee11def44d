import { join } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

/**
 * What the build made: hashed names, so browsers may keep it for ever; precompressed. Policies
 * for documents would be most of a small file's bytes, and no browser heeds them there.
 */
export function staticFiles(dist: string): RequestHandler {
  const files = sirv(join(dist, "public"), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const headers = pathname.startsWith("/assets/") ? hashedFileHeaders : otherFileHeaders;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  return (request, response, next) => files(request, response, next);
}

const nosniff = { "X-Content-Type-Options": "nosniff" };

/** Of files, by who shows them: only the site, or also feed readers and previews of shared links. */
export const fileHeaders = {
  own: { ...nosniff, "Cross-Origin-Resource-Policy": "same-origin" },
  shared: { ...nosniff, "Cross-Origin-Resource-Policy": "cross-origin" },
} as const;

/** Of what the site's own pages name: another content has another name. */
export const hashedFileHeaders = {
  ...fileHeaders.own,
  "Cache-Control": "public, max-age=31536000, immutable",
} as const;

const otherFileHeaders = {
  ...fileHeaders.shared,
  "Cache-Control": "public, max-age=3600",
} as const;
