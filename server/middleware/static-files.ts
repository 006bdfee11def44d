import { join } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

/** What the build made: hashed names, so browsers may keep it for ever; precompressed. */
export function staticFiles(dist: string): RequestHandler {
  const files = sirv(join(dist, "public"), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader(
        "Cache-Control",
        hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  return (request, response, next) => files(request, response, next);
}
