import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  filterWalks,
  insightsStarts,
  moreWalks,
  pagedSamples,
  pendingWalks,
  readingSamples,
  retryWalks,
  samplePosts,
  wholePage,
} from "../models/insights-model.ts";
import { placesOf } from "../models/walks.ts";
import type { PostPage } from "../post-page.ts";
import { type InsightsContext, insightsMachine, shownPosts } from "./insights.ts";

type PageChoice = Pick<InsightsContext, "filter" | "page">;

test("shows posts that the page contains at once", () => {
  const actor = createActor(insightsMachine, { input: insightsStarts.whole }).start();

  const { value, context } = actor.getSnapshot();

  expect(value).toBe("whole");
  expect(shownPosts(context)).toEqual(samplePosts);
});

test("starts in the state failed if the posts could not be read", () => {
  const actor = createActor(insightsMachine, { input: insightsStarts.failed }).start();

  const { value, context } = actor.getSnapshot();

  expect(value).toBe("failed");
  expect(shownPosts(context)).toEqual([]);
});

test("fetches the posts if the page contains none", async () => {
  const machine = machineFetching(wholePage);

  const actor = createActor(machine, { input: insightsStarts.pending }).start();
  const loaded = await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

  expect(shownPosts(loaded.context)).toEqual(samplePosts);
  expect(loaded.context.paging).toBeNull();
});

test("a category that fits on one page is not the whole list", async () => {
  const machine = machineFetching({ ...wholePage, category: "blog", total: 1 });

  const actor = createActor(machine, { input: { ...insightsStarts.pending, filter: "blog" } });
  const loaded = await waitFor(actor.start(), (snapshot) => snapshot.hasTag("listed"));

  expect(loaded.context.paging).toEqual({ first: 1, pages: 1, total: 1 });
});

test("emits a failure and stops loading", async () => {
  const error = new Error("The server answered 503");
  const failed = vi.fn();
  const machine = insightsMachine.provide({
    actors: { fetchPosts: fromPromise<PostPage, PageChoice>(() => Promise.reject(error)) },
  });

  const actor = createActor(machine, { input: insightsStarts.pending });
  actor.on("fetch.failed", failed);
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches("failed"));

  expect(failed).toHaveBeenCalledExactlyOnceWith({ type: "fetch.failed", error });
});

test.each([
  ["all", ["why-rail-buckles", "four-dates"]],
  ["blog", ["why-rail-buckles"]],
  ["press_release", ["four-dates"]],
] as const)("the filter %s shows only its posts", (filter, slugs) => {
  const shown = shownPosts({ posts: samplePosts, filter });

  expect(shown.map(({ slug }) => slug)).toEqual(slugs);
});

describe("more posts", () => {
  const { paged } = insightsStarts;

  test("are those of the next page with the same filter", async () => {
    const fetchMore = vi.fn(
      async (_: { input: unknown }) => pagedSamples["more posts arrive"].output,
    );
    const actors = { fetchMore: fromPromise<PostPage, PageChoice>(fetchMore) };
    const machine = insightsMachine.provide({ actors });
    const actor = createActor(machine, { input: { ...paged, filter: "blog" } }).start();

    actor.send({ type: "more.requested" });
    await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

    expect(fetchMore.mock.lastCall?.[0].input).toEqual({ filter: "blog", page: 2 });
  });

  test("follow the listed posts without duplicates", () => {
    const [walk] = moreWalks;

    const { context } = walk?.steps[1] ?? {};

    expect(context?.posts?.map(({ slug }) => slug)).toEqual([
      "why-rail-buckles",
      "four-dates",
      "snow",
    ]);
    expect(context).toMatchObject({
      page: 2,
      paging: { first: 1, pages: 2, total: 3 },
      focus: { on: "post", slug: "snow" },
    });
  });

  test("are not requested after the last page", () => {
    const input = { ...paged, page: 2 };
    const actor = createActor(insightsMachine, { input }).start();

    actor.send({ type: "more.requested" });

    expect(actor.getSnapshot().value).toEqual({ paged: "complete" });
  });

  test("that cannot be read leave the list unchanged and can be requested again", () => {
    const { steps = [] } = moreWalks[1] ?? {};

    expect(steps.map(({ value }) => value)).toEqual([
      { paged: "loadingMore" },
      { paged: "moreFailed" },
      { paged: "loadingMore" },
    ]);
    expect(steps.map(({ context }) => context.posts)).toEqual([
      samplePosts,
      samplePosts,
      samplePosts,
    ]);
  });
});

describe("the walks", () => {
  test("choose every filter", () => {
    expect(filterWalks.map(({ title }) => title)).toEqual([
      "the reader asks for press releases",
      "the reader asks for the blog, the reader asks for all",
    ]);
  });

  test("try again after a failure, and fail or succeed", () => {
    expect(retryWalks.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "the reader tries again, the posts arrive, the reader asks for the blog",
        "the reader tries again, the first of two pages arrives",
      ]),
    );
  });

  test("begin while the posts are loading", () => {
    expect(pendingWalks.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "the posts arrive, the reader asks for press releases",
        expect.stringContaining("the posts cannot be read"),
      ]),
    );
  });

  test("ask for more, fail, and try again", () => {
    expect(moreWalks.map(({ title }) => title)).toContain(
      "the reader asks for more, more posts cannot be read, the reader asks for more",
    );
  });

  test("keep the filter through a failure and a retry", () => {
    const { failed } = insightsStarts;
    const places = placesOf(insightsMachine, readingSamples, { input: failed });

    const chosen = places.filter(({ snapshot }) => snapshot.context.filter === "blog");

    expect(new Set(chosen.map(({ snapshot }) => snapshot.value))).toEqual(
      new Set(["failed", "loading", "whole"]),
    );
  });
});

function machineFetching(page: PostPage) {
  const fetchPosts = fromPromise<PostPage, PageChoice>(async () => page);
  return insightsMachine.provide({ actors: { fetchPosts } });
}
