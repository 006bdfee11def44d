import { assign, fromPromise, setup } from "xstate";
import type { Category, PostSummary } from "../post.ts";

export type Filter = "all" | Category;

/** What the page came with, and what became of it since. */
export interface InsightsContext {
  /** Newest first; null until they are read. */
  posts: readonly PostSummary[] | null;
  /** Whether the last try to read them failed. */
  failed: boolean;
  filter: Filter;
}

export type InsightsEvent = { type: "filter.chosen"; filter: Filter } | { type: "fetch.retried" };

/** The insights list: fetched once, filtered at will, open to another try when reading failed. */
export const insightsMachine = setup({
  types: {
    context: {} as InsightsContext,
    events: {} as InsightsEvent,
    input: {} as InsightsContext,
  },
  actors: {
    fetchPosts: fromPromise<readonly PostSummary[]>(() =>
      Promise.reject(new Error("fetchPosts is provided by the island")),
    ),
  },
  actions: {
    logFailure: (_, _failure: { error: unknown }) => {},
  },
}).createMachine({
  id: "insights",
  context: ({ input }) => input,
  initial: "arriving",
  on: {
    "filter.chosen": { actions: assign(({ event }) => ({ filter: event.filter })) },
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
        onDone: {
          target: "loaded",
          actions: assign(({ event }) => ({ posts: event.output, failed: false })),
        },
        onError: {
          target: "failed",
          actions: [
            assign({ failed: true }),
            { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    loaded: {},
    failed: { on: { "fetch.retried": "loading" } },
  },
});

/** The posts that the filter lets through. */
export function shownPosts({ posts, filter }: InsightsContext): readonly PostSummary[] {
  const all = posts ?? [];
  return filter === "all" ? all : all.filter((post) => post.category === filter);
}
