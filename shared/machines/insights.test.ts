import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { PostSummary } from "../post.ts";
import type { PostPage } from "../post-page.ts";
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

test("shows posts that the page contains at once", () => {
  const { context, tags } = start(whole).actor.getSnapshot();

  expect(tags).toContain("listed");
  expect(shownPosts(context)).toEqual(posts);
});

test("shows no posts if the server could not read them", () => {
  const { context, tags } = start(failed).actor.getSnapshot();

  expect(tags).toContain("failed");
  expect(shownPosts(context)).toEqual([]);
});

test.each([
  ["all", ["buckles", "dates"]],
  ["blog", ["buckles"]],
  ["press_release", ["dates"]],
] as const)("the filter %s shows only its posts", (filter, slugs) => {
  expect(shownPosts({ posts, filter }).map(({ slug }) => slug)).toEqual(slugs);
});

describe("a retry", () => {
  test("fetches the posts and moves the focus to the list", async () => {
    const { actor, emitted } = start(failed, { fetchPosts: async () => wholePage });

    actor.send({ type: "fetch.retried" });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

    expect(shownPosts(context)).toEqual(posts);
    expect(context.paging).toBeNull();
    expect(emitted).toEqual([{ type: "focus.moved" }]);
  });

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

  test("that fails emits the error and can be repeated", async () => {
    const error = new Error("The server answered 503");
    const { actor, emitted } = start(failed, { fetchPosts: () => Promise.reject(error) });

    actor.send({ type: "fetch.retried" });
    await waitFor(actor, (snapshot) => snapshot.hasTag("failed"));

    expect(emitted).toContainEqual({ type: "fetch.failed", error });
    actor.send({ type: "fetch.retried" });
    expect(actor.getSnapshot().hasTag("loading")).toBe(true);
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

  test("are not requested after the last page", () => {
    const { actor } = start({ ...paged, page: 2 });

    actor.send({ type: "more.requested" });

    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
  });

  test("that cannot be read leave the list unchanged and can be requested again", async () => {
    const fetchMore = vi.fn(() => Promise.reject(new Error("503")));
    const { actor } = start(paged, { fetchMore });

    actor.send({ type: "more.requested" });
    const { context } = await waitFor(actor, (snapshot) => !("fetchMore" in snapshot.children));
    actor.send({ type: "more.requested" });

    expect(context.posts).toEqual(posts);
    expect(fetchMore).toHaveBeenCalledTimes(2);
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
