import { type InsightsContext, type InsightsEvent, insightsMachine } from "../machines/insights.ts";
import type { PostSummary } from "../post.ts";
import { walksOf } from "./walks.ts";

const post = { author: null, publishedAt: null, excerpt: "", picture: null };

export const samplePosts: readonly PostSummary[] = [
  { ...post, slug: "why-rail-buckles", title: "Why rail buckles", category: "blog" },
  { ...post, slug: "four-dates", title: "Four dates", category: "press_release" },
];

/** One sample of each choice of a reader. */
export const filterChoices = {
  "the reader asks for the blog": { type: "filter.chosen", filter: "blog" },
  "the reader asks for press releases": { type: "filter.chosen", filter: "press_release" },
  "the reader asks for all": { type: "filter.chosen", filter: "all" },
} as const satisfies Record<string, InsightsEvent>;

export const insightsSamples = {
  ...filterChoices,
  "the posts arrive": {
    type: "xstate.done.actor.fetchPosts",
    output: samplePosts,
    actorId: "fetchPosts",
  },
  "the posts cannot be read": {
    type: "xstate.error.actor.fetchPosts",
    error: new Error("The server answered 503"),
    actorId: "fetchPosts",
  },
  "the reader tries again": { type: "fetch.retried" },
} as const;

/** How a page may begin: with posts from the server, without because reading failed, or empty. */
export const insightsStarts = {
  withPosts: { posts: samplePosts, failed: false, filter: "all" },
  failed: { posts: null, failed: true, filter: "all" },
  empty: { posts: null, failed: false, filter: "all" },
} as const satisfies Record<string, InsightsContext>;

/** Walks through the list as the server sends it, with posts. */
export const filterWalks = walksOf(insightsMachine, filterChoices, insightsStarts.withPosts);

/** Walks from a page whose posts could not be read. */
export const retryWalks = walksOf(insightsMachine, insightsSamples, insightsStarts.failed);

/** All walks, those included that begin with a page that the server does not send. */
export const pureInsightsWalks = [
  ...filterWalks,
  ...retryWalks,
  ...walksOf(insightsMachine, insightsSamples, insightsStarts.empty),
];
