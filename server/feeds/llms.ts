import { tagline } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import { listPostAddresses } from "../db/post-lists.ts";
import { listedPages } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import type { ContentFile } from "./content-file.ts";

const MAX_POSTS = 500;

/** `GET /llms.txt` (https://llmstxt.org): the pages and posts of the site, for language models. */
export const llms: ContentFile = {
  path: paths.llms(),
  type: "text/plain; charset=utf-8",
  cache: "content",
  async write({ db, config }) {
    const { site } = config;
    const pages = listedPages(routes, site).map(
      ({ path, title, description }) =>
        `- [${title}](${site.url}${paths.markdown(path)}): ${description}`,
    );
    const posts = (await listPostAddresses(db, MAX_POSTS)).map(
      ({ title, slug }) => `- [${plain(title)}](${site.url}${paths.insightMarkdown(slug)})`,
    );
    return `# ${site.name}

> ${tagline}

Every page and post is also available as Markdown: add \`.md\` to its address.
Every number with its context and source: ${site.url}${paths.figures()}

## Pages

${pages.join("\n")}

## Insights

${posts.join("\n")}
`;
  },
};

function plain(title: string): string {
  return title.replaceAll(/[[\]\s]+/g, " ");
}
