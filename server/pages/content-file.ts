import type { DeclaredQuery } from "../../client/page.ts";
import { HttpError } from "../base/errors.ts";
import { revalidated } from "../http/response-headers.ts";
import type { Rendered } from "./page-cache.ts";
import type { PageDeps, PageRequest, Source } from "./route.ts";

/** The input of a file: the parameters and query of its address. */
export interface FileContext extends Pick<PageRequest, "params" | "query"> {
  /** Marks the file as incomplete. It is sent but not stored. */
  markIncomplete(): void;
}

/** A file's text; with the time of its last change, if that is known; or the address to which it redirects. */
type FileContent = string | { body: string; lastModified: Date } | { location: string } | undefined;

/** A generated file, such as a feed. The page cache stores it like a page. */
export interface ContentFile<Deps> extends Pick<Source, "path"> {
  type: string;
  cache: "static" | "content";
  query?: DeclaredQuery;
  /** Request headers besides `Accept-Encoding` that choose this file. */
  vary?: string;
  /** Resolves to undefined if the file does not exist. */
  write(context: FileContext & Deps): FileContent | Promise<FileContent>;
}

export function fileSource<Deps extends object>(file: ContentFile<Deps>, own: Deps): Source {
  return { ...file, load: (request, deps) => writeFile(file, own, request, deps) };
}

async function writeFile<Deps extends object>(
  file: ContentFile<Deps>,
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
  const isStorable = !isIncomplete && !isRedirect(content);
  return {
    status: isRedirect(content) ? 308 : 200,
    headers: {
      ...deps.securityHeaders(),
      "Content-Type": file.type,
      ...(isStorable ? revalidated(deps.config) : { "Cache-Control": "no-store" }),
      ...(file.vary && { Vary: file.vary }),
      ...headersOf(content),
    },
    body: bodyOf(content),
  };
}

function isRedirect(content: NonNullable<FileContent>): content is { location: string } {
  return typeof content === "object" && "location" in content;
}

function headersOf(content: NonNullable<FileContent>): Record<string, string> {
  if (isRedirect(content)) return { Location: content.location };
  if (typeof content === "string") return {};
  return { "Last-Modified": content.lastModified.toUTCString() };
}

function bodyOf(content: NonNullable<FileContent>): Buffer {
  if (isRedirect(content)) return Buffer.alloc(0);
  return Buffer.from(typeof content === "string" ? content : content.body);
}
