import type { RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { declaredQuery, pageKey, type Route, searchOf } from "../pages/route.ts";
import { asksEachTime } from "./freshness.ts";
import { type FinishedPage, PackedPages } from "./packed-pages.ts";

/** What a file is made from: the house's dependencies and what the address says. */
export interface FileContext extends Deps {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A file that is made of the posts, such as a feed. Kept as pages are, and made when asked for. */
export interface ContentFile {
  path: string;
  type: string;
  query?: Exclude<Route["query"], undefined>;
  /** Undefined: there is no such file. */
  write(context: FileContext): Promise<string | undefined>;
}

/** Answers one such file, with its ETag, in the coding that was asked for. */
export function serveContentFile(
  file: ContentFile,
  deps: Deps,
  packed: PackedPages | undefined,
): RequestHandler {
  return async (request, response, next) => {
    const params = request.params as Record<string, string>;
    const query = declaredQuery(file.query, searchOf(request.originalUrl));
    const key = pageKey(request.path, query);
    // Files with a parameter are as many as posts: they would take the pages' room.
    const pages = file.path.includes(":") || packed === undefined ? new PackedPages(1) : packed;
    let missing = false;
    const make = async () => {
      const text = await file.write({ ...deps, params, query });
      if (text !== undefined) return finished(text, file.type, deps);
      missing = true;
      throw new Error(`There is no ${request.path}`);
    };
    try {
      await pages.pack(key, make);
    } catch (error) {
      if (missing) return next();
      throw unavailable(error);
    }
    if (!pages.answer(key, request, response)) {
      throw new HttpError(406, "not_acceptable", "No coding is acceptable");
    }
  };
}

/** Forgets what the content made, so that whoever asks next gets what is true now. */
export function forgetContentFiles(files: readonly ContentFile[], packed: PackedPages) {
  const paths = new Set(files.map(({ path }) => path));
  const stale = packed.keys.filter((key) => paths.has(key.split("?", 1)[0] ?? ""));
  return Promise.all(stale.map((key) => packed.forget(key)));
}

function finished(text: string, type: string, deps: Deps): FinishedPage {
  return {
    html: Buffer.from(text),
    headers: { ...deps.securityHeaders(), "Content-Type": type, ...asksEachTime(deps.config) },
    effort: "live",
  };
}

function unavailable(error: unknown): HttpError {
  return new HttpError(503, "unavailable", "This cannot be read at the moment", {
    retryAfterSeconds: 30,
    cause: error,
  });
}
