import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import { listPosts } from "../db/posts.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Route } from "../render/route.ts";

/** More than this would need an index of sitemaps (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000;

/** `GET /sitemap.xml`: every page under its canonical address, and every public post. */
export function sitemap(
  { db, config, log }: Pick<Deps, "db" | "config" | "log">,
  routes: readonly Route[],
): RequestHandler {
  const { site } = config;
  const pages = routes
    .filter(({ path, aliasOf }) => !path.includes(":") && aliasOf === undefined)
    .map(({ path }) => entry(`${site.url}${path}`));
  return async (_request, response) => {
    const posts = await listPosts(db, { limit: ADDRESSES_MAX - pages.length }).catch((error) => {
      log.error({ err: error }, "the sitemap could not be made");
      throw new HttpError(503, "unavailable", "The sitemap cannot be made at the moment", {
        retryAfterSeconds: 30,
      });
    });
    const entries = posts.map(({ slug, publishedAt }) =>
      entry(`${site.url}${paths.insight(slug)}`, publishedAt),
    );
    response
      .type("application/xml")
      .set("Cache-Control", "no-cache")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n` +
          `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
          `${[...pages, ...entries].join("\n")}\n</urlset>\n`,
      );
  };
}

function entry(address: string, lastModified?: Date | null): string {
  const date = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeXml(address)}</loc>${date}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
