import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  filterWalks,
  insightsSamples,
  insightsStarts,
  retryWalks,
  samplePosts,
} from "../models/insights-model.ts";
import { placesOf } from "../models/walks.ts";
import { insightsMachine, shownPosts } from "./insights.ts";

test("a page that comes with posts shows them at once", () => {
  const actor = createActor(insightsMachine, { input: insightsStarts.withPosts }).start();

  const { value, context } = actor.getSnapshot();

  expect(value).toBe("loaded");
  expect(shownPosts(context)).toEqual(samplePosts);
});

test("a page whose posts could not be read begins in failure", () => {
  const actor = createActor(insightsMachine, { input: insightsStarts.failed }).start();

  const { value, context } = actor.getSnapshot();

  expect(value).toBe("failed");
  expect(shownPosts(context)).toEqual([]);
});

test("a page without posts fetches them", async () => {
  const fetchPosts = fromPromise(async () => samplePosts);
  const machine = insightsMachine.provide({ actors: { fetchPosts } });

  const actor = createActor(machine, { input: insightsStarts.empty }).start();
  const loaded = await waitFor(actor, (snapshot) => snapshot.matches("loaded"));

  expect(shownPosts(loaded.context)).toEqual(samplePosts);
});

test("a failure is logged and ends the loading", async () => {
  const error = new Error("The server answered 503");
  const logFailure = vi.fn();
  const machine = insightsMachine.provide({
    actors: { fetchPosts: fromPromise(() => Promise.reject(error)) },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });

  const actor = createActor(machine, { input: insightsStarts.empty }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("failed"));

  expect(logFailure).toHaveBeenCalledExactlyOnceWith({ error });
});

test.each([
  ["all", ["why-rail-buckles", "four-dates"]],
  ["blog", ["why-rail-buckles"]],
  ["press_release", ["four-dates"]],
] as const)("the filter %s lets its own posts through", (filter, slugs) => {
  const shown = shownPosts({ posts: samplePosts, failed: false, filter });

  expect(shown.map(({ slug }) => slug)).toEqual(slugs);
});

describe("the walks", () => {
  test("reach every state", () => {
    const places = placesOf(insightsMachine, insightsSamples, insightsStarts.failed);

    const reached = new Set(places.map(({ snapshot }) => snapshot.value));

    expect(reached).toEqual(new Set(["failed", "loading", "loaded"]));
  });

  test("choose every filter", () => {
    expect(filterWalks.map(({ title }) => title)).toEqual([
      "the reader asks for press releases",
      "the reader asks for the blog, the reader asks for all",
    ]);
  });

  test("try again after a failure, and fail or succeed", () => {
    expect(retryWalks.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "the reader tries again, the posts arrive",
        "the reader tries again, the posts cannot be read",
      ]),
    );
  });

  test("keep the filter through a failure and another try", () => {
    const places = placesOf(insightsMachine, insightsSamples, insightsStarts.failed);

    const chosen = places.filter(({ snapshot }) => snapshot.context.filter === "blog");

    expect(new Set(chosen.map(({ snapshot }) => snapshot.value))).toEqual(
      new Set(["failed", "loading", "loaded"]),
    );
  });
});
