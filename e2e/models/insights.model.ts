import { expect, type Page } from "@playwright/test";
import { insightsMachine, shownPosts } from "../../shared/machines/insights.ts";
import { messages } from "../../shared/messages.ts";
import { paths } from "../../shared/paths.ts";
import {
  type Category,
  categoryLabels,
  PAGE_POSTS,
  type PostListPage,
  type PostSummary,
} from "../../shared/post.ts";
import { type HeldRoutes, holdRoutes } from "../browser/held-routes.ts";
import { wake } from "../browser/wake.ts";
import type { Model, Step } from "./model.ts";

type Filter = "all" | Category;
type InsightsModel = Model<typeof insightsMachine>;
type Snapshot = Step<typeof insightsMachine>["after"];

const post = { author: null, publishedAt: null, excerpt: "", picture: null };
const buckles: PostSummary = { ...post, slug: "b", title: "Why rail buckles", category: "blog" };
const dates: PostSummary = { ...post, slug: "d", title: "Four dates", category: "press_release" };
const snow: PostSummary = { ...post, slug: "s", title: "Snow on switches", category: "blog" };

const first = { category: null, page: 1, posts: [buckles, dates] };
const wholePage: PostListPage = { ...first, pages: 1, total: 2 };
const firstPage: PostListPage = { ...first, pages: 2, total: 3 };
/** One of its posts is also on the first page. */
const lastPage: PostListPage = { ...firstPage, page: 2, posts: [dates, snow] };
/** The number of posts on the site with several pages. */
export const MANY_POSTS = 160;

const filterLabels: Record<Filter, string> = { all: "All", ...categoryLabels };
const error = { status: 503 };
const FETCH_TIMEOUT_MS = 20_000;
const base = { filter: "all", page: 1, paging: null } as const;

const keyOf: InsightsModel["keyOf"] = ({ value, context }) => [value, context];

const rules: InsightsModel["rules"] = {
  "only the reader changes the filter": ({ before, event, after }) =>
    event.type === "filter.chosen" || before.context.filter === after.context.filter,
  "only posts of the filter are shown, and none before they have been read": ({ after }) =>
    shownPosts(after.context).every(
      ({ category }) => after.context.filter === "all" || category === after.context.filter,
    ) &&
    (after.hasTag("listed") || shownPosts(after.context).length === 0),
  "posts that were read stay, and none is listed twice": ({ before, after }) => {
    const [known, slugs] = [before, after].map(({ context }) => context.posts.map((p) => p.slug));
    return (
      new Set(slugs).size === slugs?.length &&
      JSON.stringify(known) === JSON.stringify(slugs.slice(0, known?.length))
    );
  },
  "a list of several pages keeps its filter and ends with its last page": ({ before, after }) => {
    const { paging, page, filter } = after.context;
    return paging === null || (page <= paging.pages && filter === before.context.filter);
  },
};

/** The first of two pages, on a site with `MANY_POSTS` posts. */
export const pagedInsights: InsightsModel = {
  start: "several pages",
  machine: insightsMachine,
  input: {
    ...base,
    start: "ready",
    posts: wholePage.posts,
    paging: { first: 1, pages: 2, total: 3 },
  },
  cases: {
    more: { type: "more.requested" },
    "last page": { type: "xstate.done.actor.fetchMore", output: lastPage },
    failure: { type: "xstate.error.actor.fetchMore", error },
    timeout: { type: "xstate.after.fetchTimeout.insights.paged.loadingMore" },
  },
  keyOf,
  rules,
  testOf(page, mode) {
    let fetches: HeldRoutes;
    const expectList = async (last: 1 | 2, button: string | null) => {
      const count = last === 1 ? PAGE_POSTS : MANY_POSTS;
      await expect(page.getByRole("article")).toHaveCount(count);
      await expect(page.getByText(`Showing ${count} of ${MANY_POSTS} posts.`)).toBeVisible();
      await expectAddress(page, "all", last);
      await expect(page.getByRole("alert")).toHaveCount(button === "Try again" ? 1 : 0);
      await expect(
        page.getByRole("button", { name: /^(Load more|Loading posts\.\.\.|Try again)$/ }),
      ).toHaveText(button === null ? [] : [button]);
    };
    return {
      events: {
        async "xstate.init"() {
          await page.clock.install();
          fetches = await holdRoutes(page, paths.api.postSummaries(undefined, 2));
          await openList(page);
        },
        "more.requested": () =>
          mode.press(page.getByRole("button", { name: /^(Load more|Try again)$/ })),
        "xstate.done.actor.fetchMore": async () => (await fetches.next()).continue(),
        "xstate.error.actor.fetchMore": async () => (await fetches.next()).fulfill(error),
        "xstate.after.fetchTimeout.insights.paged.loadingMore": () =>
          page.clock.fastForward(FETCH_TIMEOUT_MS),
      },
      states: {
        "paged.partial": () => expectList(1, "Load more"),
        "paged.loadingMore": () => expectList(1, messages.loadingPosts),
        "paged.moreFailed": () => expectList(1, "Try again"),
        async "paged.complete"() {
          await expectList(2, null);
          const added = page.getByRole("article").nth(PAGE_POSTS).getByRole("link");
          await expect(added).toBeFocused();
        },
      },
    };
  },
};

/** No posts, because the server could not read them. */
export const failedInsights: InsightsModel = {
  start: "failed",
  machine: insightsMachine,
  input: { ...base, start: "failed", posts: [] },
  cases: {
    blog: { type: "filter.chosen", filter: "blog" },
    all: { type: "filter.chosen", filter: "all" },
    retry: { type: "fetch.retried" },
    "all posts": { type: "xstate.done.actor.fetchPosts", output: wholePage },
    "first page": { type: "xstate.done.actor.fetchPosts", output: firstPage },
    failure: { type: "xstate.error.actor.fetchPosts", error },
    timeout: { type: "xstate.after.fetchTimeout.insights.loading" },
  },
  // With a filter, the list then asks for the first page of its category.
  isOffered: ({ context }, event) =>
    !("output" in event && event.output === firstPage) || context.filter === "all",
  keyOf,
  rules,
  testOf(page, mode) {
    let fetches: HeldRoutes;
    const expectPosts = async ({ context }: Snapshot) => {
      await expect(page.getByRole("button", { pressed: true })).toHaveText(
        filterLabels[context.filter],
      );
      await expectAddress(page, context.filter);
      const titles = shownPosts(context).map(({ title }) => title);
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
    };
    const expectWords = async (shown: string | null) => {
      for (const text of [messages.loadingPosts, messages.noPosts, "Try again"])
        await expect(page.getByText(text)).toHaveCount(
          text === shown || (text === messages.noPosts && shown === "Try again") ? 1 : 0,
        );
    };
    return {
      events: {
        async "xstate.init"() {
          await page.clock.install();
          fetches = await holdRoutes(page, paths.api.postSummaries());
          await openList(page);
        },
        "filter.chosen": ({ event }) =>
          mode.press(page.getByRole("button", { name: filterLabels[event.filter], exact: true })),
        "fetch.retried": () => mode.press(page.getByRole("button", { name: "Try again" })),
        "xstate.done.actor.fetchPosts": async ({ event }) =>
          (await fetches.next()).fulfill({ json: event.output }),
        "xstate.error.actor.fetchPosts": async () => (await fetches.next()).fulfill(error),
        "xstate.after.fetchTimeout.insights.loading": () =>
          page.clock.fastForward(FETCH_TIMEOUT_MS),
      },
      states: {
        failed: (snapshot) => Promise.all([expectPosts(snapshot), expectWords("Try again")]),
        async loading(snapshot, step) {
          await Promise.all([expectPosts(snapshot), expectWords(messages.loadingPosts)]);
          const list = page.locator("page-island[name=insights-list] > [tabindex='-1']");
          if (step?.event.type === "fetch.retried") await expect(list).toBeFocused();
        },
        whole: (snapshot) => Promise.all([expectPosts(snapshot), expectWords(null)]),
        async "paged.partial"(snapshot) {
          await Promise.all([expectPosts(snapshot), expectWords(null)]);
          await expect(page.getByRole("button", { name: "Load more" })).toBeVisible();
        },
      },
    };
  },
};

async function openList(page: Page): Promise<void> {
  await page.goto(paths.insights());
  await wake(page, "insights-list");
}

async function expectAddress(page: Page, filter: Filter, last = 1): Promise<void> {
  const address = paths.insights(filter === "all" ? undefined : filter, last);
  // `toHaveURL` with a function would wait until a streaming page has loaded.
  await expect.poll(() => page.url()).toBe(new URL(address, page.url()).href);
}
