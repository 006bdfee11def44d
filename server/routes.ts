import type { Page } from "../client/page.ts";
import { accessibilityPage } from "../client/pages/accessibility/accessibility.page.tsx";
import { bookADemoPage } from "../client/pages/book-a-demo/book-a-demo.page.tsx";
import { careersPage } from "../client/pages/careers/careers.page.tsx";
import { caseStudyPages } from "../client/pages/case-studies.ts";
import { notFoundPage } from "../client/pages/errors/not-found.page.tsx";
import { figuresPage } from "../client/pages/figures/figures.page.tsx";
import { homePage } from "../client/pages/home/home.page.tsx";
import { industriesPage } from "../client/pages/industries/industries.page.tsx";
import { infrastructurePage } from "../client/pages/industries/infrastructure/infrastructure.page.tsx";
import { miningPage } from "../client/pages/industries/mining/mining.page.tsx";
import { railwaysPage } from "../client/pages/industries/railways/railways.page.tsx";
import { insightPage } from "../client/pages/insight/insight.page.tsx";
import { insightsPage } from "../client/pages/insights/insights.page.tsx";
import { pilotPage } from "../client/pages/pilot/pilot.page.tsx";
import { previewPage } from "../client/pages/preview/preview.page.tsx";
import { privacyPage } from "../client/pages/privacy/privacy.page.tsx";
import { searchPage } from "../client/pages/search/search.page.tsx";
import { securityPage } from "../client/pages/security/security.page.tsx";
import { solutionPages } from "../client/pages/solution-pages.ts";
import { solutionsPage } from "../client/pages/solutions/solutions.page.tsx";
import { fieldsOf } from "../shared/calculators.ts";
import { industries } from "../shared/demo-request.ts";
import { lineFields } from "../shared/line-choice.ts";
import {
  miningProductSlugs,
  type ProductSlug,
  paths,
  railwayProductSlugs,
} from "../shared/paths.ts";
import { categories, isCategory } from "../shared/post.ts";
import { forceFieldNames } from "../shared/thermal-force.ts";
import { loadBookADemo } from "./pages/book-a-demo.ts";
import { loadLatest } from "./pages/home.ts";
import { loadInsight, loadPreview } from "./pages/insight.ts";
import { loadList, loadNumberedPage } from "./pages/insights.ts";
import { loadProductPosts } from "./pages/product.ts";
import { pageWithStatus, type Route, route } from "./pages/route.ts";
import { loadSearch } from "./pages/search.ts";
import { pageIndex } from "./search/page-index.ts";

const productSlugs = [...railwayProductSlugs, ...miningProductSlugs];

/** The query parameters of the calculators and ranked lists on product pages. */
const productFields: Partial<Record<ProductSlug, readonly string[]>> = {
  "autonomous-track-monitoring": lineFields,
  "track-temperature-sensor": forceFieldNames,
  "culvert-risk-assessor": fieldsOf("coverage"),
};

/** Every page of the site: its path, its loader, its view, and how long it may be cached. */
export const routes: readonly Route[] = [
  route(paths.home(), {
    load: (context) => ({ latest: loadLatest(context), query: context.query }),
    page: homePage,
    cache: "content",
    fields: lineFields,
  }),
  route(paths.bookADemo(), {
    load: loadBookADemo,
    page: bookADemoPage,
    cache: "static",
    query: { industry: industries },
  }),
  route(paths.industry("railways"), {
    load: ({ query }) => ({ query }),
    page: railwaysPage,
    cache: "static",
    fields: [...lineFields, ...fieldsOf("inspection-cost")],
  }),
  fixed(paths.industry("mining"), miningPage),
  fixed(paths.industry("infrastructure"), infrastructurePage),
  route(paths.insights(), {
    load: async (context) => {
      const { category, page } = context.query;
      const filter = isCategory(category) ? { category } : {};
      if (page === undefined) return { list: loadList(context), ...filter };
      const list = await loadNumberedPage(context, Number(page));
      if (list === undefined) return pageWithStatus(404, notFoundPage, { path: paths.insights() });
      return { list, ...filter, page: Number(page) };
    },
    page: insightsPage,
    cache: "content",
    query: { category: categories, page: /^(?:[2-9]|[1-9]\d{1,3})$/ },
  }),
  route("/insights/:slug", {
    load: loadInsight,
    page: insightPage,
    cache: "content",
  }),
  route(paths.careers(), {
    load: ({ config }) => ({ careersEmail: config.site.careersEmail }),
    page: careersPage,
    cache: "static",
  }),
  fixed(paths.solutions(), solutionsPage),
  ...productSlugs.map((slug) =>
    route(paths.solution(slug), {
      load: (context) => ({
        posts: loadProductPosts(context, slug),
        query: context.query,
      }),
      page: solutionPages[slug],
      cache: "content",
      fields: productFields[slug] ?? [],
    }),
  ),
  fixed(paths.industries(), industriesPage),
  ...railwayProductSlugs.flatMap((slug) => [
    fixed(paths.caseStudy("railways", slug), caseStudyPages[slug]),
    fixed(paths.caseStudyAlias(slug), caseStudyPages[slug], paths.caseStudy("railways", slug)),
  ]),
  ...miningProductSlugs.map((slug) => fixed(paths.caseStudy("mining", slug), caseStudyPages[slug])),
  route(paths.privacy(), {
    load: ({ config }) => ({
      retentionDays: config.demoRequestRetentionDays,
      captcha: config.captcha.provider,
      ...(config.videoEmbedUrl === undefined ? {} : { videoEmbedUrl: config.videoEmbedUrl }),
    }),
    page: privacyPage,
    cache: "static",
  }),
  route(paths.accessibility(), {
    load: ({ config }) => ({
      hasHostedVideo: config.videoEmbedUrl !== undefined,
      hasTranscript: config.videoTranscript !== undefined,
      captcha: config.captcha.provider,
    }),
    page: accessibilityPage,
    cache: "static",
  }),
  fixed(paths.figures(), figuresPage),
  fixed(paths.pilot(), pilotPage),
  fixed(paths.security(), securityPage),
  route(paths.search(), {
    load: (context) => loadSearch(context, () => pageIndex(routes, context)),
    page: searchPage,
    cache: "none",
    query: { q: /./s },
  }),
  route("/preview/:slug/:token", {
    load: async (context) =>
      (await loadPreview(context)) ?? pageWithStatus(404, notFoundPage, { path: "/preview" }),
    page: previewPage,
    cache: "none",
  }),
];

/** A route for a page that needs no data. */
function fixed(path: string, page: Page<object>, aliasOf?: string): Route {
  const alias = aliasOf === undefined ? {} : { aliasOf };
  return route(path, { load: () => ({}), page, cache: "static", ...alias });
}
