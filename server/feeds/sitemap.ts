import { setImmediate as nextTurn } from "node:timers/promises";
import { paths } from "../../shared/paths.ts";
import type { Db } from "../db/db.ts";
import { lastChange, listPostAddresses } from "../db/post-lists.ts";
import { countPublicPosts } from "../db/post-pages.ts";
import { listedPages } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import type { ContentFile } from "./content-file.ts";
import { element } from "./xml.ts";

/** More must be spread over several files (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000;
/** Written before others get their turn. */
const AT_ONCE = 1_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `GET /sitemap.xml`: every page under its canonical address, and every public post. Where they are
 * too many for one file, an index of the files with `?part=` 1 and up.
 */
export const sitemap: ContentFile = {
  path: paths.sitemap(),
  type: "application/xml; charset=utf-8",
  cache: "content",
  query: { part: /^[1-9]\d{0,2}$/ },
  async write({ db, config, query }) {
    const { site } = config;
    const pages = listedPages(routes, site).map(({ path }) => `${site.url}${path}`);
    const posts = await countPublicPosts(db);
    const parts = Math.ceil((pages.length + posts.all) / ADDRESSES_MAX);
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

/** The pages stand in the first part, before the newest posts. */
async function addressesOf(
  db: Db,
  siteUrl: string,
  pages: readonly string[],
  part: number,
): Promise<string> {
  const before = (part - 1) * ADDRESSES_MAX;
  const own = part === 1 ? pages : [];
  const offset = Math.max(0, before - pages.length);
  const posts = await listPostAddresses(db, ADDRESSES_MAX - own.length, offset);
  const entries = own.map((address) => entry(address));
  for (const [index, post] of posts.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    entries.push(entry(`${siteUrl}${paths.insight(post.slug)}`, lastChange(post)));
  }
  return `${HEAD}<urlset ${SCHEMA}>\n${entries.join("\n")}\n</urlset>\n`;
}

function entry(address: string, lastModified?: Date): string {
  const date = element("lastmod", lastModified?.toISOString());
  return `<url>${element("loc", address)}${date}</url>`;
}
