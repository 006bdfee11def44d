import { tagline } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { element } from "../../base/xml.ts";
import type { GeneratedFile } from "../../pages/generated-file.ts";
import { listedPages } from "../../pages/listed-pages.ts";
import type { PostDeps } from "../post-reader.ts";
import { listPostAddresses } from "../queries/posts.ts";
import { feeds } from "./feed.ts";
import { postMarkdown } from "./post-markdown.ts";

/** Limit of a sitemap file (https://www.sitemaps.org/protocol.html). */
const MAX_SITEMAP_ADDRESSES = 50_000;

/** `GET /sitemap.xml`: the canonical addresses of all pages and of the newest public posts. */
const sitemap: GeneratedFile<PostDeps> = {
  path: paths.sitemap(),
  type: "application/xml; charset=utf-8",
  cache: "content",
  async write({ db, routes, config: { site } }) {
    const pages = listedPages(routes, site).map(({ path }) => sitemapEntry(`${site.url}${path}`));
    const limit = MAX_SITEMAP_ADDRESSES - pages.length;
    const posts = (await listPostAddresses(db, { limit })).map(({ slug, changedAt }) =>
      sitemapEntry(`${site.url}${paths.insight(slug)}`, changedAt),
    );
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...posts].join("\n")}
</urlset>
`;
  },
};

function sitemapEntry(address: string, changedAt?: Date | null): string {
  const date = element("lastmod", changedAt?.toISOString());
  return `<url>${element("loc", address)}${date}</url>`;
}

const MAX_LLMS_POSTS = 500;

/** `GET /llms.txt` (https://llmstxt.org): the pages and posts of the site, for language models. */
const llms: GeneratedFile<PostDeps> = {
  path: paths.llms(),
  type: "text/plain; charset=utf-8",
  cache: "content",
  async write({ db, routes, config: { site } }) {
    const pages = listedPages(routes, site).map(
      ({ path, title, description }) => `- [${title}](${site.url}${path}): ${description}`,
    );
    const posts = (await listPostAddresses(db, { limit: MAX_LLMS_POSTS })).map(
      ({ title, slug }) =>
        `- [${title.replaceAll(/[[\]\s]+/g, " ")}](${site.url}${paths.insightMarkdown(slug)})`,
    );
    return `# ${site.name}

> ${tagline}

## Pages

${pages.join("\n")}

## Insights, as Markdown

${posts.join("\n")}
`;
  },
};

/** Every file that is generated from posts and pages. */
export const contentFiles: readonly GeneratedFile<PostDeps>[] = [
  ...feeds,
  sitemap,
  llms,
  postMarkdown,
];
