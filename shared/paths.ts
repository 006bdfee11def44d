import type { Category } from "./post.ts";

export const industrySlugs = ["railways", "mining", "infrastructure"] as const;
export type IndustrySlug = (typeof industrySlugs)[number];

/** Groups of case studies in addresses. The address with `railway` is an alias of `railways`. */
export type CaseStudyGroup = "railways" | "mining";

/** Every address of the site, by name. */
export const paths = {
  home: () => "/",
  about: () => "/#timeline",
  bookADemo: (industry?: string) =>
    industry === undefined
      ? "/book-a-demo"
      : `/book-a-demo?industry=${encodeURIComponent(industry)}`,
  industry: (slug: IndustrySlug) => `/${slug}`,
  industries: () => "/industries",
  solutions: () => "/solutions",
  solution: (slug: string) => `/solutions/${slug}`,
  caseStudy: (group: CaseStudyGroup, slug: string) => `/industries/${group}/${slug}`,
  /** An alias of a railway case study's address. */
  caseStudyAlias: (slug: string) => `/industries/railway/${slug}`,
  /** Pages count from 1. */
  insights: (category?: Category, page = 1) => withPage(withCategory("/insights", category), page),
  insight: (slug: string) => `/insights/${encodeURIComponent(slug)}`,
  /** With the slug of a role, the page opens that role. */
  careers: (role?: string) => (role === undefined ? "/careers" : `/careers#${role}`),
  privacy: () => "/privacy",
  accessibility: () => "/accessibility",
  /** Every figure of the site: what it counts and what not. */
  figures: () => "/figures",
  /** How to test a product. */
  pilot: () => "/pilot",
  /** Questions and answers for a security review. */
  security: () => "/security",
  /** The contact for reports of vulnerabilities; 404 without a configured one. */
  securityTxt: () => "/.well-known/security.txt",
  downloads: {
    alertMail: () => "/downloads/alert.eml",
    alertMessage: () => "/downloads/alert.cap.xml",
    alertEvent: () => "/downloads/alert.ics",
    railTemperature: () => "/downloads/rail-temperature.csv",
    positions: () => "/downloads/positions.csv",
    culverts: () => "/downloads/culverts.csv",
    testProtocol: () => "/downloads/test-protocol.csv",
    vendorQuestions: () => "/downloads/vendor-questions.csv",
  },
  search: (query?: string) =>
    query === undefined ? "/search" : `/search?q=${encodeURIComponent(query)}`,
  /** The post's Markdown source. */
  insightMarkdown: (slug: string) => `/insights/${encodeURIComponent(slug)}.md`,
  /** A post at a signed address, even if it is not public. */
  preview: (slug: string, token: string) => `/preview/${encodeURIComponent(slug)}/${token}`,
  feed: (category?: Category) => withCategory("/feed.xml", category),
  jsonFeed: (category?: Category) => withCategory("/feed.json", category),
  sitemap: () => "/sitemap.xml",
  llms: () => "/llms.txt",
  /** The example line as files; they take the Dashboard's query. */
  exampleLine: {
    inspectionReport: () => "/example-line/inspection-report",
    csv: () => "/example-line/ranked-list.csv",
    geoJson: () => "/example-line/locations.geojson",
  },
  api: {
    posts: () => "/api/blog_posts",
    /** A page of the list as data; pages count from 1. */
    postSummaries: (category?: Category, page = 1) =>
      withPage(withCategory("/api/post-summaries", category), page),
    submitDemoRequest: () => "/api/submit-demo-request",
    captchaChallenge: () => "/api/captcha/challenge",
  },
} as const;

function withCategory(path: string, category: Category | undefined): string {
  return category === undefined ? path : `${path}?category=${category}`;
}

function withPage(path: string, page: number): string {
  return page === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
}
