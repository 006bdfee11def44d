import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { PostListPage, PostSummary } from "../post.ts";
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
const posts = [buckles, dates];

const base = { filter: "all", page: 1, paging: null } as const;
const failed: InsightsInput = { ...base, start: "failed", posts: [] };
const wholePage: PostListPage = { category: null, page: 1, pages: 1, total: 2, posts };

test("a retry keeps a filter that was chosen before, and one that is chosen meanwhile", async () => {
  const fetchPosts = vi.fn(async (_choice: PageChoice) => wholePage);
  const actor = start(failed, fetchPosts);

  actor.send({ type: "filter.chosen", filter: "blog" });
  actor.send({ type: "fetch.retried" });
  actor.send({ type: "filter.chosen", filter: "press_release" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

  expect(fetchPosts.mock.calls.map(([{ filter }]) => filter)).toEqual(["blog", "press_release"]);
  expect(shownPosts(context)).toEqual([dates]);
});

test("a retry that reads a category of one page does not take it for the whole list", async () => {
  const blog: PostListPage = { ...wholePage, category: "blog", total: 1 };
  const actor = start({ ...failed, filter: "blog" }, async () => blog);

  actor.send({ type: "fetch.retried" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag("listed"));

  expect(context.paging).toEqual({ first: 1, pages: 1, total: 1 });
});

function start(input: InsightsInput, fetchPosts: (choice: PageChoice) => Promise<PostListPage>) {
  const machine = insightsMachine.provide({
    actors: { fetchPosts: fromPromise(({ input }) => fetchPosts(input)) },
  });
  return createActor(machine, { input }).start();
}
