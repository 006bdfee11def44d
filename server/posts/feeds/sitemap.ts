import { paths } from "../../../shared/paths.ts";
import { element } from "../../base/xml.ts";
import type { Db } from "../../database/db.ts";
import type { ContentFile } from "../../pages/content-file.ts";
import { listedPages } from "../../pages/listed-pages.ts";
import type { PostDeps } from "../post-deps.ts";
import { countPublicPosts, lastChange, listPostAddresses } from "../queries/posts.ts";

/** Limit of a sitemap file (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `GET /sitemap.xml`: the canonical addresses of all pages and public posts. If they exceed one file, it
 * is an index of the files `?part=1` and up.
 */
export const sitemap: ContentFile<PostDeps> = {
  path: paths.sitemap(),
  type: "application/xml; charset=utf-8",
  cache: "content",
  query: { part: /^[1-9]\d{0,2}$/ },
  async write({ db, config, routes, query }) {
    const { site } = config;
    const pages = listedPages(routes, site).map(({ path }) => `${site.url}${path}`);
    const posts = await countPublicPosts(db);
    const parts = Math.ceil((pages.length + posts.all) / MAX_ADDRESSES);
    if (parts > 1 && query.part === undefined) return indexOf(site.url, parts);
    const part = Number(query.part ?? 1);
    return part > parts ? undefined : addressesOf(db, site.url, pages, part);
  },
};

function indexOf(siteUrl: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, n) => {
    return `<sitemap>${element("loc", `${siteUrl}${paths.sitemap(n + 1)}`)}</sitemap>`;
  });
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${files.join("\n")}\n</sitemapindex>\n`;
}

/** The first part begins with the pages, followed by the newest posts. */
async function addressesOf(
  db: Db,
  siteUrl: string,
  pages: readonly string[],
  part: number,
): Promise<string> {
  const before = (part - 1) * MAX_ADDRESSES;
  const ownPages = part === 1 ? pages : [];
  const offset = Math.max(0, before - pages.length);
  const posts = await listPostAddresses(db, MAX_ADDRESSES - ownPages.length, offset);
  const entries = [
    ...ownPages.map((address) => entry(address)),
    ...posts.map((post) => entry(`${siteUrl}${paths.insight(post.slug)}`, lastChange(post))),
  ];
  return `${HEAD}<urlset ${SCHEMA}>\n${entries.join("\n")}\n</urlset>\n`;
}

function entry(address: string, lastModified?: Date): string {
  const date = element("lastmod", lastModified?.toISOString());
  return `<url>${element("loc", address)}${date}</url>`;
}
