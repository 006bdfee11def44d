import { assign, emit, fromPromise, setup } from "xstate";
import type { Category, PostListPage, PostSummary } from "../post.ts";

export type Filter = "all" | Category;

/** The list as the server sent it. */
export interface InsightsInput {
  start: "ready" | "failed";
  /** Newest first. */
  posts: readonly PostSummary[];
  filter: Filter;
  /** The last page in the list, or the page to load. Counted from 1. */
  page: number;
  /** Null if the list contains all posts of all categories. */
  paging: PagesShown | null;
}

export type InsightsContext = InsightsInput;

export interface PagesShown {
  /** The page that the list begins with. */
  first: number;
  pages: number;
  /** Number of posts of the chosen category on all pages. */
  total: number;
}

type InsightsEvent =
  | { type: "filter.chosen"; filter: Filter }
  | { type: "fetch.retried" }
  | { type: "more.requested" };

type InsightsEmitted =
  | { type: "address.changed"; filter: Filter; page: number }
  /** `slug`: the first post of the page that was added; without it, the list. */
  | { type: "focus.moved"; slug?: string }
  | { type: "fetch.failed"; error: unknown };

type PageChoice = Pick<InsightsContext, "filter" | "page">;

/**
 * The posts list. A list of all posts is filtered in the browser. A list of several pages grows by one
 * page at a time, and choosing a filter leads to another address.
 */
export const insightsMachine = setup({
  types: {
    context: {} as InsightsContext,
    events: {} as InsightsEvent,
    emitted: {} as InsightsEmitted,
    input: {} as InsightsInput,
    tags: {} as "listed" | "loading" | "failed",
    meta: {} as { more: "partial" | "loading" | "failed" | "complete" },
  },
  actors: {
    fetchPosts: fromPromise<PostListPage, PageChoice>(() => notProvided("fetchPosts")),
    fetchMore: fromPromise<PostListPage, PageChoice>(() => notProvided("fetchMore")),
  },
  actions: {
    keepFilter: assign((_, { filter }: { filter: Filter }) => ({ filter, page: 1 })),
    keepList: assign((_, page: PostListPage) => listOf(page)),
    appendPage: assign(({ context }, page: PostListPage) => appendPage(context, page)),
    changeAddress: emit(({ context: { filter, page } }) => ({
      type: "address.changed",
      filter,
      page,
    })),
    focusList: emit({ type: "focus.moved" }),
    focusAdded: emit(({ context }, page: PostListPage) => {
      const [first] = addedPosts(context, page);
      return { type: "focus.moved", ...(first && { slug: first.slug }) };
    }),
    reportFailure: emit((_, { error }: { error: unknown }) => ({ type: "fetch.failed", error })),
  },
  delays: { fetchTimeout: 20_000 },
  guards: {
    hasFailed: ({ context }) => context.start === "failed",
    isWhole: ({ context }) => context.paging === null,
    hasMore: ({ context: { page, paging } }) => paging !== null && page < paging.pages,
  },
}).createMachine({
  id: "insights",
  context: ({ input }) => input,
  initial: "starting",
  states: {
    starting: {
      always: [{ guard: "hasFailed", target: "failed" }, { target: "received" }],
    },
    loading: {
      tags: "loading",
      invoke: {
        id: "fetchPosts",
        src: "fetchPosts",
        input: ({ context }) => ({ filter: context.filter, page: context.page }),
        onDone: {
          target: "received",
          actions: { type: "keepList", params: ({ event }) => event.output },
        },
        onError: {
          target: "failed",
          actions: { type: "reportFailure", params: ({ event }) => event },
        },
      },
      after: {
        fetchTimeout: {
          target: "failed",
          actions: { type: "reportFailure", params: { error: "fetchTimeout" } },
        },
      },
      on: {
        "filter.chosen": {
          description: "If the posts fill several pages, the page to read depends on the filter.",
          target: "loading",
          reenter: true,
          actions: [{ type: "keepFilter", params: ({ event }) => event }, "changeAddress"],
        },
      },
    },
    failed: {
      tags: "failed",
      on: {
        "fetch.retried": { target: "loading", actions: "focusList" },
        "filter.chosen": {
          actions: [{ type: "keepFilter", params: ({ event }) => event }, "changeAddress"],
        },
      },
    },
    received: {
      always: [
        { guard: "isWhole", target: "whole" },
        { guard: "hasMore", target: "paged.partial" },
        { target: "paged.complete" },
      ],
    },
    whole: {
      tags: "listed",
      on: {
        "filter.chosen": {
          actions: [{ type: "keepFilter", params: ({ event }) => event }, "changeAddress"],
        },
      },
    },
    paged: {
      tags: "listed",
      initial: "partial",
      states: {
        partial: { meta: { more: "partial" }, on: { "more.requested": "loadingMore" } },
        loadingMore: {
          meta: { more: "loading" },
          invoke: {
            id: "fetchMore",
            src: "fetchMore",
            input: ({ context }) => ({ filter: context.filter, page: context.page + 1 }),
            onDone: {
              target: "#insights.received",
              actions: [
                { type: "focusAdded", params: ({ event }) => event.output },
                { type: "appendPage", params: ({ event }) => event.output },
                "changeAddress",
              ],
            },
            onError: {
              target: "moreFailed",
              actions: { type: "reportFailure", params: ({ event }) => event },
            },
          },
          after: {
            fetchTimeout: {
              target: "moreFailed",
              actions: { type: "reportFailure", params: { error: "fetchTimeout" } },
            },
          },
        },
        moreFailed: { meta: { more: "failed" }, on: { "more.requested": "loadingMore" } },
        complete: { meta: { more: "complete" } },
      },
    },
  },
});

/** The posts that match the filter. */
export function shownPosts({
  posts,
  filter,
}: Pick<InsightsContext, "posts" | "filter">): readonly PostSummary[] {
  return filter === "all" ? posts : posts.filter((post) => post.category === filter);
}

function listOf({ posts, category, page, pages, total }: PostListPage) {
  const isWhole = category === null && pages === 1;
  return { posts, page, paging: isWhole ? null : { first: page, pages, total } };
}

/** A page again contains posts of the last one when a new post has moved them to it. */
function addedPosts({ posts }: InsightsContext, next: PostListPage) {
  const known = new Set(posts.map(({ slug }) => slug));
  return next.posts.filter(({ slug }) => !known.has(slug));
}

function appendPage(context: InsightsContext, next: PostListPage) {
  const { posts, page, paging } = context;
  const { pages, total } = next;
  return {
    posts: [...posts, ...addedPosts(context, next)],
    page: next.page,
    paging: { first: paging?.first ?? page, pages, total },
  };
}

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`The island has to provide ${actor}`));
}
