import { type InsightsContext, type InsightsEvent, insightsMachine } from "../machines/insights.ts";
import type { PostSummary } from "../post.ts";
import type { PostPage } from "../post-page.ts";
import { walksOf } from "./walks.ts";

const post = { author: null, publishedAt: null, excerpt: "", picture: null };

export const samplePosts: readonly PostSummary[] = [
  { ...post, slug: "why-rail-buckles", title: "Why rail buckles", category: "blog" },
  { ...post, slug: "four-dates", title: "Four dates", category: "press_release" },
];

/** All posts, where they fit on one page. */
export const wholePage: PostPage = {
  category: null,
  page: 1,
  pages: 1,
  total: 2,
  posts: [...samplePosts],
};

/** The second and last page of three posts; one moved on to it since the first was read. */
const lastPage: PostPage = {
  category: null,
  page: 2,
  pages: 2,
  total: 3,
  posts: [
    ...samplePosts.slice(1),
    { ...post, slug: "snow", title: "Snow on switches", category: "blog" },
  ],
};

const unreadable = new Error("The server answered 503");

/** One sample of each choice of a reader. */
export const filterChoices = {
  "the reader asks for the blog": { type: "filter.chosen", filter: "blog" },
  "the reader asks for press releases": { type: "filter.chosen", filter: "press_release" },
  "the reader asks for all": { type: "filter.chosen", filter: "all" },
} as const satisfies Record<string, InsightsEvent>;

/** What may happen to a list that could not be read. */
export const retrySamples = {
  ...filterChoices,
  "the posts arrive": {
    type: "xstate.done.actor.fetchPosts",
    output: wholePage,
    actorId: "fetchPosts",
  },
  "the posts cannot be read": {
    type: "xstate.error.actor.fetchPosts",
    error: unreadable,
    actorId: "fetchPosts",
  },
  "the reader tries again": { type: "fetch.retried" },
} as const;

/** What may happen to a list of many pages. */
export const moreSamples = {
  "the reader asks for more": { type: "more.requested" },
  "more posts arrive": {
    type: "xstate.done.actor.fetchMore",
    output: lastPage,
    actorId: "fetchMore",
  },
  "more posts cannot be read": {
    type: "xstate.error.actor.fetchMore",
    error: unreadable,
    actorId: "fetchMore",
  },
} as const;

export const insightsSamples = { ...retrySamples, ...moreSamples } as const;

/**
 * How a page may begin: with all posts from the server, with the first of two pages, without any
 * because reading failed, or empty.
 */
export const insightsStarts = {
  withPosts: { posts: samplePosts, failed: false, filter: "all", page: 1, paging: null },
  ofMany: {
    posts: samplePosts,
    failed: false,
    filter: "all",
    page: 1,
    paging: { first: 1, pages: 2, total: 3 },
  },
  failed: { posts: null, failed: true, filter: "all", page: 1, paging: null },
  empty: { posts: null, failed: false, filter: "all", page: 1, paging: null },
} as const satisfies Record<string, InsightsContext>;

/** Walks through the list as the server sends it, with all posts. */
export const filterWalks = walksOf(insightsMachine, filterChoices, insightsStarts.withPosts);

/** Walks from a page whose posts could not be read. */
export const retryWalks = walksOf(insightsMachine, retrySamples, insightsStarts.failed);

/** Walks from the first of two pages. */
export const moreWalks = walksOf(insightsMachine, moreSamples, insightsStarts.ofMany);

/** All walks, those included that begin with a page that the server does not send. */
export const pureInsightsWalks = [
  ...filterWalks,
  ...retryWalks,
  ...walksOf(insightsMachine, insightsSamples, insightsStarts.ofMany),
  ...walksOf(insightsMachine, insightsSamples, insightsStarts.empty),
];
