import type { Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import type { Config } from "../base/config.ts";
import { negotiateCoding } from "../pages/encoded-page.ts";
import { revalidated } from "../pages/render-page.tsx";
import type { SecurityHeaders } from "../pages/security-headers.ts";

/** A single range with a start, the only form that video players request. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

interface StaticFilesDeps {
  securityHeaders: SecurityHeaders;
  config: Pick<Config, "trustProxy">;
}

/**
 * Serves the build's files for GET and HEAD, or calls `next`. Names in `/assets/` contain a hash, so
 * browsers may cache these files for a year.
 * @param folder the public folder of the build
 */
export function staticFiles(folder: string, { securityHeaders, config }: StaticFilesDeps) {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders });

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.method !== "GET" && request.method !== "HEAD") return void next();
    const { headers } = request;
    const { range, "accept-encoding": accepted } = headers;
    // sirv throws on a range that ends before it starts and treats "br;q=0" as accepted.
    if (range !== undefined && !isRange(range)) delete headers.range;
    if (accepted !== undefined) headers["accept-encoding"] = negotiateCoding(request) ?? "identity";
    response.once("pipe", closeWithResponse);
    serve(request, response, () => {
      response.off("pipe", closeWithResponse);
      Object.assign(headers, { range, "accept-encoding": accepted });
      next();
    });
  };

  function setHeaders(response: ServerResponse, path: string, { size }: Stats): void {
    const isHashed = path.startsWith("/assets/");
    const [, start = "0"] = RANGE.exec(response.req.headers.range ?? "") ?? [];
    // sirv answers such a range with 416.
    const isBeyondEnd = Number(start) >= size && size > 0;
    const headers = {
      ...((!isHashed || isBeyondEnd) && securityHeaders()),
      ...(isHashed ? hashedFileHeaders : { ...fileHeaders.shared, ...revalidated(config) }),
      ...(isBeyondEnd && { "Cache-Control": "no-store" }),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** Closes the file after an aborted download, and the response after a read error. */
function closeWithResponse(this: ServerResponse, file: Readable): void {
  file.once("error", () => this.destroy());
  this.once("close", () => file.destroy());
}

function isRange(header: string): boolean {
  const [, start = "", end = ""] = RANGE.exec(header) ?? [];
  return start !== "" && (end === "" || Number(start) <= Number(end));
}

const nosniff = { "X-Content-Type-Options": "nosniff" };

/** `own`: for this site only; `shared`: also for feed readers and link previews. */
export const fileHeaders = {
  own: { ...nosniff, "Cross-Origin-Resource-Policy": "same-origin" },
  shared: { ...nosniff, "Cross-Origin-Resource-Policy": "cross-origin" },
} as const;

const hashedFileHeaders = {
  ...fileHeaders.own,
  "Cache-Control": "public, max-age=31536000, immutable",
} as const;
