import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { PostPage, PostSummary } from "../post.ts";
import {
  type InsightsContext,
  type InsightsInput,
  insightsMachine,
  shownPosts,
} from "./insights.ts";

type PageChoice = Pick<InsightsContext, "filter" | "page">;

const post = { author: null, publishedAt: null, excerpt: "", picture: null };
const buckles: PostSummary = { ...post, slug: "buckles", title: "Buckles", category: "blog" };
const dates: PostSummary = { ...post, slug: "dates", title: "Dates", category: "press_release" };
const snow: PostSummary = { ...post, slug: "snow", title: "Snow", category: "blog" };
const posts = [buckles, dates];

const base = { filter: "all", page: 1, paging: null } as const;
const whole: InsightsInput = { ...base, start: "ready", posts };
const paged: InsightsInput = { ...whole, paging: { first: 1, pages: 2, total: 3 } };
const failed: InsightsInput = { ...base, start: "failed", posts: [] };

const wholePage: PostPage = { category: null, page: 1, pages: 1, total: 2, posts };
const lastPage: PostPage = { ...wholePage, page: 2, pages: 2, total: 3, posts: [dates, snow] };

describe("a retry", () => {
  test("keeps a filter that was chosen before, and one that is chosen meanwhile", async () => {
    const fetchPosts = vi.fn(async (_choice: PageChoice) => wholePage);
    const { actor } = start(failed, { fetchPosts });

    actor.send({ type: "filter.chosen", filter: "blog" });
    actor.send({ type: "fetch.retried" });
    actor.send({ type: "filter.chosen", filter: "press_release" });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

    expect(fetchPosts.mock.calls.map(([choice]) => choice.filter)).toEqual([
      "blog",
      "press_release",
    ]);
    expect(shownPosts(context)).toEqual([dates]);
  });

  test("that reads a category of one page does not take it for the whole list", async () => {
    const blog: PostPage = { ...wholePage, category: "blog", total: 1 };
    const { actor } = start({ ...failed, filter: "blog" }, { fetchPosts: async () => blog });

    actor.send({ type: "fetch.retried" });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

    expect(context.paging).toEqual({ first: 1, pages: 1, total: 1 });
  });
});

describe("more posts", () => {
  test("are those of the next page with the same filter, without duplicates, and the first of them gets the focus", async () => {
    const fetchMore = vi.fn(async (_choice: PageChoice) => lastPage);
    const { actor, emitted } = start({ ...paged, filter: "blog" }, { fetchMore });

    actor.send({ type: "more.requested" });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.page === 2);

    expect(fetchMore).toHaveBeenCalledExactlyOnceWith({ filter: "blog", page: 2 });
    expect(context.posts).toEqual([buckles, dates, snow]);
    expect(context.paging).toEqual({ first: 1, pages: 2, total: 3 });
    expect(emitted).toEqual([
      { type: "focus.moved", slug: "snow" },
      { type: "address.changed", filter: "blog", page: 2 },
    ]);
  });
});

interface Fetches {
  fetchPosts?: (choice: PageChoice) => Promise<PostPage>;
  fetchMore?: (choice: PageChoice) => Promise<PostPage>;
}

function start(input: InsightsInput, { fetchPosts = never, fetchMore = never }: Fetches = {}) {
  const machine = insightsMachine.provide({
    actors: {
      fetchPosts: fromPromise<PostPage, PageChoice>(({ input }) => fetchPosts(input)),
      fetchMore: fromPromise<PostPage, PageChoice>(({ input }) => fetchMore(input)),
    },
  });
  const emitted: unknown[] = [];
  const actor = createActor(machine, { input });
  actor.on("*", (event) => emitted.push(event));
  return { actor: actor.start(), emitted };
}

function never(): Promise<never> {
  return new Promise(() => {});
}
