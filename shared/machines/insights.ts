import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import type { Category, PostSummary } from "../post.ts";
import type { PostPage } from "../post-page.ts";

export type Filter = "all" | Category;

/** The list as the server sent it. `pending`: the server was still reading the posts. */
export interface InsightsInput {
  start: "ready" | "pending" | "failed";
  /** Newest first. */
  posts: readonly PostSummary[];
  filter: Filter;
  /** The last page in the list, or the page to load. Counted from 1. */
  page: number;
  /** Null if the list contains all posts of all categories. */
  paging: PagesShown | null;
}

export interface InsightsContext extends InsightsInput {
  /** Where to move the focus: the list, or a post by slug. Each new object moves it once. */
  focus: { on: "list" } | { on: "post"; slug: string } | null;
}

export interface PagesShown {
  /** The page that the list begins with. */
  first: number;
  pages: number;
  /** Number of posts of the chosen category on all pages. */
  total: number;
}

export type InsightsEvent =
  | { type: "filter.chosen"; filter: Filter }
  | { type: "fetch.retried" }
  | { type: "more.requested" };

export type InsightsEmitted =
  | { type: "address.changed"; filter: Filter; page: number }
  | { type: "fetch.failed"; error: unknown };

type PageChoice = Pick<InsightsContext, "filter" | "page">;

const list = setup({
  types: {
    context: {} as InsightsContext,
    events: {} as InsightsEvent,
    emitted: {} as InsightsEmitted,
    input: {} as InsightsInput,
    tags: {} as "listed",
  },
  actors: {
    fetchPosts: fromPromise<PostPage, PageChoice>(() => notProvided("fetchPosts")),
    fetchMore: fromPromise<PostPage, PageChoice>(() => notProvided("fetchMore")),
  },
  actions: {
    keepFilter: assign(({ event }) => {
      assertEvent(event, "filter.chosen");
      return { filter: event.filter, page: 1 };
    }),
    changeAddress: emit(({ context: { filter, page } }) => ({
      type: "address.changed",
      filter,
      page,
    })),
    focusList: assign({ focus: () => ({ on: "list" as const }) }),
  },
  guards: {
    hasFailed: ({ context }) => context.start === "failed",
    isPending: ({ context }) => context.start === "pending",
    isWhole: ({ context }) => context.paging === null,
    hasMore: ({ context: { page, paging } }) => paging !== null && page < paging.pages,
  },
});

const chooseFilter = { actions: ["keepFilter", "changeAddress"] } as const;

const loading = list.createStateConfig({
  invoke: {
    id: "fetchPosts",
    src: "fetchPosts",
    input: ({ context: { filter, page } }) => ({ filter, page }),
    onDone: { target: "received", actions: assign(({ event }) => listOf(event.output)) },
    onError: {
      target: "failed",
      actions: emit(({ event }) => ({ type: "fetch.failed" as const, error: event.error })),
    },
  },
  // If the posts fill several pages, the page to read depends on the filter.
  on: { "filter.chosen": { target: "loading", reenter: true, ...chooseFilter } },
});

const loadingMore = list.createStateConfig({
  invoke: {
    id: "fetchMore",
    src: "fetchMore",
    input: ({ context: { filter, page } }) => ({ filter, page: page + 1 }),
    onDone: {
      target: "#insights.received",
      actions: [assign(({ context, event }) => appendPage(context, event.output)), "changeAddress"],
    },
    onError: {
      target: "moreFailed",
      actions: emit(({ event }) => ({ type: "fetch.failed" as const, error: event.error })),
    },
  },
});

/**
 * The posts list. A list of all posts is filtered in the browser. A list of several pages grows by one
 * page at a time, and choosing a filter leads to another address.
 */
export const insightsMachine = list.createMachine({
  id: "insights",
  context: ({ input }) => ({ ...input, focus: null }),
  initial: "starting",
  states: {
    starting: {
      always: [
        { guard: "hasFailed", target: "failed" },
        { guard: "isPending", target: "loading" },
        { target: "received" },
      ],
    },
    loading,
    failed: {
      on: {
        "fetch.retried": { target: "loading", actions: "focusList" },
        "filter.chosen": chooseFilter,
      },
    },
    received: {
      always: [
        { guard: "isWhole", target: "whole" },
        { guard: "hasMore", target: "paged.partial" },
        { target: "paged.complete" },
      ],
    },
    whole: { tags: "listed", on: { "filter.chosen": chooseFilter } },
    paged: {
      tags: "listed",
      initial: "partial",
      states: {
        partial: { on: { "more.requested": "loadingMore" } },
        loadingMore,
        moreFailed: { on: { "more.requested": "loadingMore" } },
        complete: {},
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

function listOf({ posts, category, page, pages, total }: PostPage) {
  const isWhole = category === null && pages === 1;
  return { posts, page, paging: isWhole ? null : { first: page, pages, total } };
}

/** Appends a page without duplicates, which occur when a new post moves others to later pages. */
function appendPage({ posts, page, paging }: InsightsContext, next: PostPage) {
  const known = new Set(posts.map(({ slug }) => slug));
  const added = next.posts.filter(({ slug }) => !known.has(slug));
  const { pages, total } = next;
  const slug = added[0]?.slug;
  return {
    posts: [...posts, ...added],
    page: next.page,
    paging: { first: paging?.first ?? page, pages, total },
    focus: slug === undefined ? { on: "list" as const } : { on: "post" as const, slug },
  };
}

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`The island has to provide ${actor}`));
}
