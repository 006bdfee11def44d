import type { SnapshotFrom } from "xstate";
import { type InsightsEvent, type InsightsInput, insightsMachine } from "../machines/insights.ts";
import type { PostSummary } from "../post.ts";
import type { PostPage } from "../post-page.ts";
import { toursOf } from "./tours.ts";
import { walksOf } from "./walks.ts";

const post = { author: null, publishedAt: null, excerpt: "", picture: null };

export const samplePosts: readonly PostSummary[] = [
  { ...post, slug: "why-rail-buckles", title: "Why rail buckles", category: "blog" },
  { ...post, slug: "four-dates", title: "Four dates", category: "press_release" },
];

/** A list of all posts on one page. */
export const wholePage: PostPage = {
  category: null,
  page: 1,
  pages: 1,
  total: 2,
  posts: [...samplePosts],
};

/** The second and last page. One of its posts is also on the first page. */
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

/** One sample of each filter. */
export const filterChoices = {
  "the reader asks for the blog": { type: "filter.chosen", filter: "blog" },
  "the reader asks for press releases": { type: "filter.chosen", filter: "press_release" },
  "the reader asks for all": { type: "filter.chosen", filter: "all" },
} as const satisfies Record<string, InsightsEvent>;

/** The events of a list whose posts the browser loads. */
export const readingSamples = {
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

/** The events of a list of several pages. */
export const pagedSamples = {
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

/** The events of a list that the browser loads and that has two pages. */
export const firstPageSamples = {
  "the reader tries again": { type: "fetch.retried" },
  "the first of two pages arrives": {
    type: "xstate.done.actor.fetchPosts",
    output: { ...lastPage, page: 1, posts: [...samplePosts] },
    actorId: "fetchPosts",
  },
} as const;

export const insightsSamples = { ...firstPageSamples, ...readingSamples, ...pagedSamples } as const;

const base = { filter: "all", page: 1, paging: null } as const;

/** The ways in which the server can send the list. */
export const insightsStarts = {
  /** All posts. */
  whole: { ...base, start: "ready", posts: samplePosts },
  /** The first of two pages. */
  paged: { ...base, start: "ready", posts: samplePosts, paging: { first: 1, pages: 2, total: 3 } },
  /** No posts, because reading them failed. */
  failed: { ...base, start: "failed", posts: [] },
  /** No posts yet, because the server is still reading them. */
  pending: { ...base, start: "pending", posts: [] },
} as const satisfies Record<string, InsightsInput>;

const { whole, paged, failed, pending } = insightsStarts;

/** Walks from each start. */
export const filterWalks = walksOf(insightsMachine, filterChoices, { input: whole, keyOf });
export const moreWalks = walksOf(insightsMachine, pagedSamples, { input: paged, keyOf });
export const retryWalks = [
  ...walksOf(insightsMachine, readingSamples, { input: failed, keyOf }),
  ...walksOf(insightsMachine, firstPageSamples, { input: failed, keyOf }),
];
export const pendingWalks = walksOf(insightsMachine, readingSamples, { input: pending, keyOf });

/** What browser tests play. */
export const filterTours = () => toursOf(insightsMachine, filterChoices, { input: whole, keyOf });
export const moreTours = () => toursOf(insightsMachine, pagedSamples, { input: paged, keyOf });
export const retryTours = () => [
  ...toursOf(insightsMachine, readingSamples, { input: failed, keyOf }),
  ...toursOf(insightsMachine, firstPageSamples, { input: failed, keyOf }),
];
export const pendingTours = () =>
  toursOf(insightsMachine, readingSamples, { input: pending, keyOf });

/** Omits the focus, which does not affect later steps. */
function keyOf({ value, context }: SnapshotFrom<typeof insightsMachine>) {
  const { focus: _focus, ...rest } = context;
  return [value, rest];
}
