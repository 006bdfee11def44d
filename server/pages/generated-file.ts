import type { DeclaredQuery } from "../../client/page.ts";
import { HttpError } from "../base/errors.ts";
import { revalidated } from "../http/response-headers.ts";
import type { Rendered } from "./page-cache.ts";
import type { PageDeps, PageRequest, Source } from "./source.ts";

/** The input of a file: the parameters and query of its address. */
export interface FileContext extends Pick<PageRequest, "params" | "query"> {
  /** Marks the file as incomplete: it is not stored, and is sent only if no stale file is stored. */
  markIncomplete(): void;
}

/** A file's text, alone or with the time of its last change; or the address to which it redirects. */
type FileContent = string | { body?: string; lastModified?: Date; location?: string } | undefined;

/** A generated file, such as a feed. The page cache stores it like a page. */
export interface GeneratedFile<Deps> extends Pick<Source, "path"> {
  type: string;
  cache: "static" | "content";
  query?: DeclaredQuery;
  /** Request headers besides `Accept-Encoding` that choose this file. */
  vary?: string;
  /** Resolves to undefined if the file does not exist. */
  write(context: FileContext & Deps): FileContent | Promise<FileContent>;
}

export function fileSource<Deps extends object>(file: GeneratedFile<Deps>, own: Deps): Source {
  return { ...file, load: (request, deps) => writeFile(file, own, request, deps) };
}

async function writeFile<Deps extends object>(
  file: GeneratedFile<Deps>,
  own: Deps,
  { path, params, query }: PageRequest,
  deps: PageDeps,
): Promise<Rendered> {
  let isIncomplete = false;
  const markIncomplete = () => {
    isIncomplete = true;
  };
  const content = await file.write({ ...own, params, query, markIncomplete });
  if (content === undefined) throw new HttpError(404, "not_found", `Nothing is at ${path}`);
  const written = typeof content === "string" ? { body: content } : content;
  const { body = "", lastModified, location } = written;
  const isStorable = !isIncomplete && location === undefined;
  return {
    status: location === undefined ? 200 : 308,
    headers: {
      ...deps.securityHeaders.plain,
      "Content-Type": file.type,
      ...(isStorable ? revalidated(deps.config) : { "Cache-Control": "no-store" }),
      ...(file.vary && { Vary: file.vary }),
      ...(location && { Location: location }),
      ...(lastModified && { "Last-Modified": lastModified.toUTCString() }),
    },
    body: Buffer.from(body),
  };
}
