import { tagline } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import { listedPages } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import type { ContentFile } from "./content-file.ts";
import { bullets, listPostLinks, pageLink, withAbsoluteLinks } from "./page-texts/markdown-text.ts";

/** `GET /llms.txt` (https://llmstxt.org): the pages and posts of the site, for language models. */
export const llms: ContentFile = {
  path: paths.llms(),
  type: "text/plain; charset=utf-8",
  cache: "content",
  async write({ db, config }) {
    const { site } = config;
    const pages = listedPages(routes, site).map(
      ({ path, title, description }) => `${pageLink(title, path)}: ${description}`,
    );
    const text = `# ${site.name}

> ${tagline}

Every page and post is also available as Markdown: add \`.md\` to its address.
Every number with its context and source: ${site.url}${paths.figures()}

## Pages

${bullets(pages)}

## Insights

${bullets(await listPostLinks(db))}
`;
    return withAbsoluteLinks(text, site.url);
  },
};
