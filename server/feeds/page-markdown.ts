import { figures } from "../../shared/content/figures.ts";
import { physicalFigures } from "../../shared/content/physical-figures.ts";
import {
  industrySlugs,
  miningProductSlugs,
  paths,
  railwayProductSlugs,
} from "../../shared/paths.ts";
import { listPostAddresses } from "../db/post-lists.ts";
import { isListed, listedPages } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import type { ContentFile, FileContext } from "./content-file.ts";
import {
  accessibilityText,
  bookADemoText,
  careersText,
  privacyText,
} from "./page-texts/company-text.ts";
import { bullets, figureLine, joined, section } from "./page-texts/markdown-text.ts";
import {
  homeText,
  industriesText,
  industryText,
  solutionsText,
} from "./page-texts/overview-text.ts";
import { caseStudyText, productText } from "./page-texts/product-text.ts";

const POSTS_MAX = 500;
const MARKDOWN = { type: "text/markdown; charset=utf-8", cache: "content" } as const;

type WriteText = (context: FileContext) => string | Promise<string>;

/** Writers of each page's text below its title, from the content files. */
const texts: Readonly<Record<string, WriteText>> = {
  [paths.home()]: ({ config }) => homeText(config.site.url),
  [paths.solutions()]: ({ config }) => solutionsText(config.site.url),
  [paths.industries()]: ({ config }) => industriesText(config.site.url),
  ...Object.fromEntries(
    industrySlugs.map((slug): [string, WriteText] => [
      paths.industry(slug),
      ({ config }) => industryText(slug, config.site.url),
    ]),
  ),
  ...Object.fromEntries(
    [...railwayProductSlugs, ...miningProductSlugs].map((slug): [string, WriteText] => [
      paths.solution(slug),
      ({ config }) => productText(slug, config.site.url),
    ]),
  ),
  ...Object.fromEntries([
    ...railwayProductSlugs.map((slug) => caseStudy("railways", slug)),
    ...miningProductSlugs.map((slug) => caseStudy("mining", slug)),
  ]),
  [paths.insights()]: insightsText,
  [paths.careers()]: ({ config }) => careersText(config),
  [paths.bookADemo()]: ({ config }) => bookADemoText(config),
  [paths.privacy()]: ({ config }) => privacyText(config),
  [paths.accessibility()]: ({ config }) => accessibilityText(config),
};

/** `GET /careers.md` and so on: every listed page as Markdown. */
const pageTwins = routes.filter(isListed).map(
  ({ path }): ContentFile => ({
    ...MARKDOWN,
    path: paths.markdown(path),
    async write(context) {
      const { site } = context.config;
      const page = listedPages(routes, site).find((listed) => listed.path === path);
      const text = (await texts[path]?.(context)) ?? "";
      return markdownOf([
        `# ${page?.title}`,
        page?.description ?? "",
        text,
        `<${site.url}${path}>`,
      ]);
    },
  }),
);

/** `GET /figures.md`: every number that the site states. */
const figuresFile: ContentFile = {
  ...MARKDOWN,
  path: paths.figures(),
  write: ({ config }) =>
    markdownOf([
      `# The figures of ${config.site.name}`,
      "Each number has its context and its source.",
      section("Stated by the company", bullets(Object.values(figures).map(figureLine))),
      section(
        "Arithmetic from general knowledge, not measured",
        bullets(Object.values(physicalFigures).map(figureLine)),
      ),
    ]),
};

/** The pages of the site as Markdown, for readers and language models. Posts have their own. */
export const pageMarkdown: readonly ContentFile[] = [...pageTwins, figuresFile];

function caseStudy(
  group: Parameters<typeof paths.caseStudy>[0],
  slug: Parameters<typeof paths.caseStudy>[1],
): [string, WriteText] {
  return [paths.caseStudy(group, slug), ({ config }) => caseStudyText(slug, config.site.url)];
}

async function insightsText({ db, config }: FileContext): Promise<string> {
  const posts = await listPostAddresses(db, POSTS_MAX);
  return bullets(
    posts.map(
      ({ title, slug }) =>
        `[${title.replaceAll(/[[\]\s]+/g, " ")}](${config.site.url}${paths.insightMarkdown(slug)})`,
    ),
  );
}

/** Adds a line break at the end and replaces non-breaking spaces, which are only for the screen. */
function markdownOf(parts: readonly string[]): string {
  return `${joined(parts).replaceAll("\u00a0", " ")}\n`;
}
