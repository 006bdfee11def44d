import { paths } from "../../../shared/paths.ts";
import { parseMediaFile } from "../../../shared/post-media.ts";
import { contentSchema, ID_PREFIX } from "../markdown/content-schema.ts";
import type { InspectedPost } from "../markdown/rendered-post.ts";
import { addressFault, type PictureRules } from "./check-pictures.ts";
import { error, type Finding } from "./finding.ts";
import { decoded } from "./picture-file.ts";

type Fault = Omit<Finding, "line">;

/** The site's own addresses. */
export interface KnownAddresses extends PictureRules {
  /** Paths of pages and files. */
  paths: ReadonlySet<string>;
  /** Slugs of posts; undefined without a database. */
  slugs: ReadonlySet<string> | undefined;
}

/** Checks links within the site. Findings have line numbers of the content. */
export function checkLinks(
  { references, ids: postIds }: Pick<InspectedPost, "references" | "ids">,
  slug: string,
  known: KnownAddresses,
): Finding[] {
  const ids = new Set(postIds);
  const base = `${known.siteUrl}${paths.insight(slug)}`;
  return references.flatMap(({ kind, address, line }) => {
    const fault = kind === "link" ? faultOf(address, base, ids, known) : undefined;
    return fault === undefined ? [] : [{ ...fault, line }];
  });
}

/** Lists the slugs of the posts that a post links to. */
export function linkedSlugs(
  references: InspectedPost["references"],
  slug: string,
  { siteUrl }: Pick<KnownAddresses, "siteUrl">,
): string[] {
  const base = `${siteUrl}${paths.insight(slug)}`;
  return references.flatMap(({ kind, address }) => {
    const isOwn = kind === "link" && URL.canParse(address, base);
    return (isOwn && slugIn(new URL(address, base).pathname)) || [];
  });
}

const PROTOCOLS = new Set(contentSchema.protocols?.href?.map((name) => `${name}:`));

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
  const { origin, pathname, protocol } = new URL(url, base);
  if (!PROTOCOLS.has(protocol)) return error(0, `The page shows no link to ${url}`);
  return origin === new URL(base).origin ? pathFault(pathname, known) : undefined;
}

function pathFault(pathname: string, known: KnownAddresses): Fault | undefined {
  const { paths, slugs } = known;
  if (parseMediaFile(pathname) || paths.has(pathname)) return undefined;
  if (pathname.startsWith("/pictures/")) return addressFault(pathname, known);
  const slug = slugIn(pathname);
  if (slug === undefined) return error(0, `The site has no page ${pathname}`);
  if (slugs === undefined || slugs.has(slug)) return undefined;
  return error(0, `There is no post ${slug}`);
}

function slugIn(pathname: string): string | undefined {
  const slug = /^\/insights\/([^/]+?)(?:\.md)?$/.exec(pathname)?.[1];
  return slug && decoded(slug);
}
