import { readdirSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import type { Config } from "../base/config.ts";
import { methodNotAllowed } from "../base/errors.ts";
import { pathOf } from "./addresses.ts";
import { negotiateCoding } from "./content-coding.ts";
import { revalidated, type SecurityHeaders } from "./response-headers.ts";

const SUFFIXES = { br: ".br", gzip: ".gz" } as const;

export type FileSender = ReturnType<typeof createFileSender>;

/**
 * Sends the files of a folder with Express's own file server, which knows ranges and conditional requests
 * (RFC 9110, sections 13 and 14), and chooses the compressed file beside one that the client accepts.
 */
export function createFileSender(folder: string) {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`),
  );
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    cacheControl: false,
  });

  return {
    has: (path: string) => files.has(path),
    send(
      path: string,
      headers: Readonly<Record<string, string>>,
      [request, response, next]: [Request, Response, NextFunction],
    ): void {
      response.type(extname(path)).set(headers);
      if (files.has(path + SUFFIXES.br)) response.vary("Accept-Encoding");
      const coding = negotiateCoding(request) ?? "identity";
      const suffix = coding === "identity" ? "" : SUFFIXES[coding];
      const file = files.has(path + suffix) ? path + suffix : path;
      if (file !== path) response.set("Content-Encoding", coding);
      const { url } = request;
      request.url = file;
      serve(request, response, (error?: unknown) => {
        request.url = url;
        next(error);
      });
    },
  };
}

/** Files that browsers save under their names. */
const SAVED = /^\/(?:downloads|example-line)\//;
/** Types that the extension of a file does not tell. */
const TYPES: readonly [file: RegExp, type: string][] = [
  [/\.csv$/, "text/csv; charset=utf-8; header=present"],
  [/\.cap\.xml$/, "application/cap+xml"],
];

/** Names in `/assets/` contain a hash, so browsers may cache these files for a year. */
const HASHED = "/assets/";
const SHOWN_BY_OTHERS = /^\.(?:avif|gif|jpe?g|png|svg|webp|ico|mp4|webm)$/;

const nosniff = { "X-Content-Type-Options": "nosniff" };

/** `own`: for this site only; `shared`: also for feed readers and link previews. */
export const fileHeaders = {
  own: { ...nosniff, "Cross-Origin-Resource-Policy": "same-origin" },
  shared: { ...nosniff, "Cross-Origin-Resource-Policy": "cross-origin" },
} as const;

interface StaticFilesDeps {
  securityHeaders: SecurityHeaders;
  config: Pick<Config, "trustProxy">;
}

/** Serves the files of the build's public folder. Hashed files are no documents and need no policies for those. */
export function staticFiles(
  files: FileSender,
  { securityHeaders, config }: StaticFilesDeps,
): RequestHandler {
  return (request, response, next) => {
    const path = pathOf(request.url);
    if (!files.has(path)) return next();
    const isHashed = path.startsWith(HASHED);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) return methodNotAllowed("GET")(request, response, next);
    if (!isHashed) response.set(securityHeaders.plain);
    files.send(path, headersOf(path, config), [request, response, next]);
  };
}

function headersOf(path: string, config: StaticFilesDeps["config"]) {
  const isHashed = path.startsWith(HASHED);
  const others = SHOWN_BY_OTHERS.test(extname(path)) || !isHashed;
  const type = TYPES.find(([file]) => file.test(path))?.[1];
  return {
    ...(type && { "Content-Type": type }),
    ...(SAVED.test(path) && { "Content-Disposition": `attachment; filename="${basename(path)}"` }),
    ...fileHeaders[others ? "shared" : "own"],
    ...(isHashed
      ? { "Cache-Control": "public, max-age=31536000, immutable" }
      : revalidated(config)),
  };
}
