import { assign, fromPromise, setup } from "xstate";
import type { Category, PostSummary } from "../post.ts";
import type { PostPage } from "../post-page.ts";

export type Filter = "all" | Category;

/** What the page came with, and what became of it since. */
export interface InsightsContext {
  /** Newest first; null until they are read. */
  posts: readonly PostSummary[] | null;
  /** Whether the last try to read them failed. */
  failed: boolean;
  filter: Filter;
  /** The last page that is shown, or the one to be read. From 1. */
  page: number;
  /** Null as long as all posts are here, whatever their category. */
  paging: PagesShown | null;
}

export interface PagesShown {
  /** The page that the list begins with. */
  first: number;
  pages: number;
  /** Posts on all pages, of the category that was chosen. */
  total: number;
}

export type InsightsEvent =
  | { type: "filter.chosen"; filter: Filter }
  | { type: "fetch.retried" }
  | { type: "more.requested" };

type Asked = Pick<InsightsContext, "filter" | "page">;

/**
 * The insights list: filtered at will while all posts are here, else made longer by one page at a
 * time; open to another try whenever reading failed.
 */
export const insightsMachine = setup({
  types: {
    context: {} as InsightsContext,
    events: {} as InsightsEvent,
    input: {} as InsightsContext,
  },
  actors: {
    fetchPosts: fromPromise<PostPage, Asked>(() => notProvided("fetchPosts")),
    fetchMore: fromPromise<PostPage, Asked>(() => notProvided("fetchMore")),
  },
  actions: {
    logFailure: (_, _failure: { error: unknown }) => {},
  },
  guards: {
    /** Else each filter is a page of its own. */
    isWhole: ({ context }) => context.paging === null,
    hasMore: ({ context }) => hasMorePosts(context),
  },
}).createMachine({
  id: "insights",
  context: ({ input }) => input,
  initial: "arriving",
  on: {
    "filter.chosen": {
      guard: "isWhole",
      actions: assign(({ event }) => ({ filter: event.filter, page: 1 })),
    },
  },
  states: {
    arriving: {
      always: [
        { guard: ({ context }) => context.failed, target: "failed" },
        { guard: ({ context }) => context.posts !== null, target: "loaded" },
        { target: "loading" },
      ],
    },
    loading: {
      invoke: {
        id: "fetchPosts",
        src: "fetchPosts",
        input: ({ context: { filter, page } }) => ({ filter, page }),
        onDone: {
          target: "loaded",
          actions: assign(({ event }) => ({ ...listed(event.output), failed: false })),
        },
        onError: {
          target: "failed",
          actions: [
            assign({ failed: true }),
            { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        // Not what was asked for any more, once the posts turn out to be many.
        "filter.chosen": {
          target: "loading",
          reenter: true,
          actions: assign(({ event }) => ({ filter: event.filter, page: 1 })),
        },
      },
    },
    loaded: {
      on: { "more.requested": { guard: "hasMore", target: "loadingMore" } },
    },
    loadingMore: {
      invoke: {
        id: "fetchMore",
        src: "fetchMore",
        input: ({ context: { filter, page } }) => ({ filter, page: page + 1 }),
        onDone: {
          target: "loaded",
          actions: assign(({ context, event }) => lengthened(context, event.output)),
        },
        onError: {
          target: "moreFailed",
          actions: { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    moreFailed: { on: { "more.requested": "loadingMore" } },
    failed: { on: { "fetch.retried": "loading" } },
  },
});

/** The posts that the filter lets through. */
export function shownPosts({
  posts,
  filter,
}: Pick<InsightsContext, "posts" | "filter">): readonly PostSummary[] {
  const all = posts ?? [];
  return filter === "all" ? all : all.filter((post) => post.category === filter);
}

export function hasMorePosts({ page, paging }: Pick<InsightsContext, "page" | "paging">): boolean {
  return paging !== null && page < paging.pages;
}

function listed({ posts, category, page, pages, total }: PostPage) {
  const isWhole = category === null && pages === 1;
  return { posts, page, paging: isWhole ? null : { first: page, pages, total } };
}

/** A post that was published meanwhile moves the others on: one of them comes a second time. */
function lengthened({ posts, page, paging }: InsightsContext, next: PostPage) {
  const shown = posts ?? [];
  const known = new Set(shown.map(({ slug }) => slug));
  const added = next.posts.filter(({ slug }) => !known.has(slug));
  const { pages, total } = next;
  return {
    posts: [...shown, ...added],
    page: next.page,
    paging: { first: paging?.first ?? page, pages, total },
  };
}

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`${actor} is provided by the island`));
}
