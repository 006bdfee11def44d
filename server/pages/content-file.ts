import type { DeclaredQuery } from "../../client/page.ts";
import { HttpError } from "../base/errors.ts";
import type { PageDeps } from "./page-deps.ts";
import { revalidated } from "./render-page.tsx";
import type { Rendered } from "./rendered.ts";
import type { PageRequest, Source } from "./route.ts";

/** The input of a file: the dependencies of pages, and the parameters and query of its address. */
export interface FileContext extends PageDeps, Pick<PageRequest, "params" | "query"> {
  /** Marks the file as incomplete. It is sent but not stored. */
  markIncomplete(): void;
}

/** A file's bytes; with the time of its last change, if that is known; or the address to which it redirects. */
type FileContent =
  | string
  | Buffer
  | { body: string; lastModified: Date }
  | { location: string }
  | undefined;

/** A generated file, such as a feed. The page cache stores it like a page. */
export interface ContentFile extends Pick<Source, "path"> {
  type: string;
  cache: "static" | "content";
  query?: DeclaredQuery;
  /** Request headers besides `Accept-Encoding` that choose this file. */
  vary?: string;
  /** Browsers save it under the last part of its path. */
  isDownload?: true;
  /** Resolves to undefined if the file does not exist. */
  write(context: FileContext): FileContent | Promise<FileContent>;
}

export function fileSource(file: ContentFile): Source {
  return { ...file, load: (request, deps) => writeFile(file, request, deps) };
}

async function writeFile(
  file: ContentFile,
  { path, params, query }: PageRequest,
  deps: PageDeps,
): Promise<Rendered> {
  let isIncomplete = false;
  const markIncomplete = () => {
    isIncomplete = true;
  };
  const content = await file.write({ ...deps, params, query, markIncomplete });
  if (content === undefined) throw new HttpError(404, "not_found", `Nothing is at ${path}`);
  const isStorable = !isIncomplete && !isRedirect(content);
  return {
    status: isRedirect(content) ? 308 : 200,
    headers: {
      ...deps.securityHeaders(),
      "Content-Type": file.type,
      ...(isStorable ? revalidated(deps.config) : { "Cache-Control": "no-store" }),
      ...(file.vary && { Vary: file.vary }),
      ...(file.isDownload && { "Content-Disposition": attachmentOf(file.path) }),
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
  if (typeof content === "string" || Buffer.isBuffer(content)) return {};
  return { "Last-Modified": content.lastModified.toUTCString() };
}

function bodyOf(content: NonNullable<FileContent>): Buffer {
  if (isRedirect(content)) return Buffer.alloc(0);
  if (typeof content === "string" || Buffer.isBuffer(content)) return Buffer.from(content);
  return Buffer.from(content.body);
}

/** The header `Content-Disposition` that names a file after the last part of its path. */
function attachmentOf(path: string): string {
  return `attachment; filename="${path.slice(path.lastIndexOf("/") + 1)}"`;
}
