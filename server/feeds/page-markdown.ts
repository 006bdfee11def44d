import { caseStudies } from "../../shared/content/case-studies.ts";
import { figures } from "../../shared/content/figures.ts";
import { physicalFigures } from "../../shared/content/physical-figures.ts";
import { productList } from "../../shared/content/products.ts";
import { industrySlugs, paths } from "../../shared/paths.ts";
import { isListed, listedPages } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import type { ContentFile, FileContext } from "./content-file.ts";
import {
  accessibilityText,
  bookADemoText,
  careersText,
  privacyText,
} from "./page-texts/company-text.ts";
import {
  bullets,
  figureLine,
  joined,
  listPostLinks,
  section,
  withAbsoluteLinks,
} from "./page-texts/markdown-text.ts";
import {
  homeText,
  industriesText,
  industryText,
  solutionsText,
} from "./page-texts/overview-text.ts";
import { caseStudyText, productText } from "./page-texts/product-text.ts";

const MARKDOWN = { type: "text/markdown; charset=utf-8", cache: "content" } as const;

type WriteText = (context: FileContext) => string | Promise<string>;

/** Writers of each page's text below its title, from the content files. */
const texts = new Map<string, WriteText>([
  [paths.home(), homeText],
  [paths.solutions(), solutionsText],
  [paths.industries(), industriesText],
  ...industrySlugs.map((slug) => [paths.industry(slug), () => industryText(slug)] as const),
  ...productList.map(({ slug }) => [paths.solution(slug), () => productText(slug)] as const),
  ...caseStudies.map((study) => {
    const { industry, product } = study;
    return [paths.caseStudy(industry, product), () => caseStudyText(study)] as const;
  }),
  [paths.insights(), async ({ db }) => bullets(await listPostLinks(db))],
  [paths.careers(), careersText],
  [paths.bookADemo(), bookADemoText],
  [paths.privacy(), privacyText],
  [paths.accessibility(), accessibilityText],
]);

/** `GET /careers.md` and so on: every listed page as Markdown. */
const pageTwins = routes.filter(isListed).map(
  ({ path }): ContentFile => ({
    ...MARKDOWN,
    path: paths.markdown(path),
    async write(context) {
      const { site } = context.config;
      const page = listedPages(routes, site).find((listed) => listed.path === path);
      const text = withAbsoluteLinks((await texts.get(path)?.(context)) ?? "", site.url);
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

/** Adds a line break at the end and replaces non-breaking spaces, which are only for the screen. */
function markdownOf(parts: readonly string[]): string {
  return `${joined(parts).replaceAll("\u00a0", " ")}\n`;
}
