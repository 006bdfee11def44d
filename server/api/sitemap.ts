import { paths } from "../../shared/paths.ts";
import { lastChange, listPostAddresses } from "../db/post-lists.ts";
import { element } from "../feeds/xml.ts";
import { listedPages } from "../listed-pages.ts";
import type { ContentFile } from "../render/content-file.ts";
import { routes } from "../routes.ts";

/** More than this would need an index of sitemaps (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000;

/** `GET /sitemap.xml`: every page under its canonical address, and every public post. */
export const sitemap: ContentFile = {
  path: paths.sitemap(),
  type: "application/xml; charset=utf-8",
  async write({ db, config }) {
    const { url } = config.site;
    const pages = listedPages(routes, config.site).map(({ path }) => entry(`${url}${path}`));
    const posts = await listPostAddresses(db, ADDRESSES_MAX - pages.length);
    const entries = posts.map((post) =>
      entry(`${url}${paths.insight(post.slug)}`, lastChange(post)),
    );
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
      `${[...pages, ...entries].join("\n")}\n</urlset>\n`
    );
  },
};

function entry(address: string, lastModified?: Date): string {
  const date = element("lastmod", lastModified?.toISOString());
  return `<url>${element("loc", address)}${date}</url>`;
}
