import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { paths } from "../../shared/paths.ts";
import { parseMediaFile } from "../../shared/post-media.ts";
import { ID_PREFIX } from "../markdown/content-schema.ts";
import { error, type Finding } from "./finding.ts";
import { addressFault } from "./picture-fault.ts";

type Fault = Omit<Finding, "line">;

/** The site's own addresses. */
export interface KnownAddresses {
  siteUrl: string;
  /** Paths of pages and files. */
  paths: ReadonlySet<string>;
  /** Slugs of posts; undefined without a database. */
  slugs: ReadonlySet<string> | undefined;
}

/** Checks links within the site. Findings have line numbers of the content. */
export function checkLinks(
  source: Root,
  postIds: readonly string[],
  slug: string,
  known: KnownAddresses,
): Finding[] {
  const findings: Finding[] = [];
  const ids = new Set(postIds);
  const base = `${known.siteUrl}${paths.insight(slug)}`;
  visit(source, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    const line = node.position?.start.line ?? 1;
    const fault = faultOf(node.url, base, ids, known);
    if (fault !== undefined) findings.push({ ...fault, line });
  });
  return findings;
}

function faultOf(
  url: string,
  base: string,
  ids: ReadonlySet<string>,
  known: KnownAddresses,
): Fault | undefined {
  if (url.startsWith("#")) {
    const id = decoded(url.slice(1));
    const exists = id === "" || ids.has(id) || ids.has(ID_PREFIX + id);
    return exists ? undefined : error(0, `There is no heading ${url} in this post`);
  }
  if (!URL.canParse(url, base)) return error(0, `${url} is not a valid address`);
  const { origin, pathname } = new URL(url, base);
  return origin === new URL(base).origin ? pathFault(pathname, known) : undefined;
}

function pathFault(pathname: string, { paths, slugs }: KnownAddresses): Fault | undefined {
  if (parseMediaFile(pathname) || paths.has(pathname)) return undefined;
  if (pathname.startsWith("/pictures/")) return addressFault(pathname);
  const slug = /^\/insights\/([^/]+?)(?:\.md)?$/.exec(pathname)?.[1];
  if (slug === undefined) return error(0, `The site has no page ${pathname}`);
  if (slugs === undefined || slugs.has(decoded(slug))) return undefined;
  return error(0, `There is no post ${decoded(slug)}`);
}

/** A part of an address without percent-encoding; as it is if the encoding is wrong. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
