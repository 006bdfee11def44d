import { tagline } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import type { ContentFile } from "../../pages/content-file.ts";
import { listedPages } from "../../pages/listed-pages.ts";
import type { PostDeps } from "../post-deps.ts";
import { listPostAddresses } from "../queries/posts.ts";

const MAX_POSTS = 500;

/** `GET /llms.txt` (https://llmstxt.org): the pages and posts of the site, for language models. */
export const llms: ContentFile<PostDeps> = {
  path: paths.llms(),
  type: "text/plain; charset=utf-8",
  cache: "content",
  async write({ db, routes, config: { site } }) {
    const pages = listedPages(routes, site).map(
      ({ path, title, description }) => `- [${title}](${site.url}${path}): ${description}`,
    );
    const posts = (await listPostAddresses(db, MAX_POSTS)).map(
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
