import type { Category } from "./post.ts";

export const industrySlugs = ["railways", "mining", "infrastructure"] as const;
export type IndustrySlug = (typeof industrySlugs)[number];

export const railwayProductSlugs = [
  "autonomous-track-monitoring",
  "track-temperature-sensor",
  "culvert-risk-assessor",
  "predictive-weather-alerts",
] as const;
export const miningProductSlugs = ["underground-positioning-system", "collision-avoidance"] as const;
export type ProductSlug =
  | (typeof railwayProductSlugs)[number]
  | (typeof miningProductSlugs)[number];

/** Where case studies live. `railways` is the canonical form; `railway` is an alias of it. */
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
  solution: (slug: ProductSlug) => `/solutions/${slug}`,
  caseStudy: (group: CaseStudyGroup, slug: ProductSlug) => `/industries/${group}/${slug}`,
  /** The other spelling of a railway case study's address; its canonical one is `caseStudy`. */
  caseStudyAlias: (slug: ProductSlug) => `/industries/railway/${slug}`,
  insights: (category?: Category) =>
    category === undefined ? "/insights" : `/insights?category=${category}`,
  insight: (slug: string) => `/insights/${encodeURIComponent(slug)}`,
  careers: () => "/careers",
  privacy: () => "/privacy",
  search: (query?: string) =>
    query === undefined ? "/search" : `/search?q=${encodeURIComponent(query)}`,
  feed: () => "/feed.xml",
  api: {
    posts: () => "/api/blog_posts",
    submitDemoRequest: () => "/api/submit-demo-request",
    captchaChallenge: () => "/api/captcha/challenge",
  },
} as const;
