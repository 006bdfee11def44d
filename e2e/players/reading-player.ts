import { expect, type Page } from "@playwright/test";
import { messages } from "../../shared/messages.ts";
import {
  firstPageSamples,
  type readingSamples,
  type retryWalks,
  wholePage,
} from "../../shared/models/insights-model.ts";
import { paths } from "../../shared/paths.ts";
import { type Filter, filterLabels } from "./filter-player.ts";
import { holdRoutes } from "./held-routes.ts";
import type { Player } from "./player.ts";

type Shown = (typeof retryWalks)[number]["steps"][number];

/** The insights whose posts the browser reads: the server cannot read them, or not yet. */
export const readingPlayer: Player<Shown> = {
  path: paths.insights(),
  async begin(page, input) {
    const fetches = await holdRoutes(page, paths.api.postSummaries());
    const press = (name: string) => () =>
      input.press(page.getByRole("button", { name, exact: true }));
    return {
      actions: {
        "the reader asks for the blog": press(filterLabels.blog),
        "the reader asks for press releases": press(filterLabels.press_release),
        "the reader asks for all": press(filterLabels.all),
        "the reader tries again": press("Try again"),
        "the posts arrive": async () => (await fetches.next()).fulfill({ json: wholePage }),
        "the posts cannot be read": async () => (await fetches.next()).fulfill({ status: 503 }),
        "the first of two pages arrives": async () => {
          const json = firstPageSamples["the first of two pages arrives"].output;
          await (await fetches.next()).fulfill({ json });
        },
      } satisfies Record<
        keyof typeof readingSamples | keyof typeof firstPageSamples,
        () => Promise<void>
      >,
      expectShown: (step) => expectListed(page, step),
    };
  },
};

async function expectListed(page: Page, { value, context }: Shown): Promise<void> {
  await expectFilter(page, context.filter);
  const shown = context.posts.filter(
    ({ category }) => context.filter === "all" || category === context.filter,
  );
  const titles = shown.map(({ title }) => title);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
  const words = [
    [messages.loadingPosts, value === "loading"],
    [messages.noPosts, value !== "loading" && shown.length === 0],
    ["Try again", value === "failed"],
  ] as const;
  for (const [text, isShown] of words) {
    await expect(page.getByText(text)).toHaveCount(isShown ? 1 : 0);
  }
}

/** The chosen filter is pressed, and the address leads to it. */
async function expectFilter(page: Page, filter: Filter): Promise<void> {
  await expect(page.getByRole("button", { pressed: true })).toHaveText(filterLabels[filter]);
  const address = paths.insights(filter === "all" ? undefined : filter);
  // `toHaveURL` with a function would wait until a streaming page has loaded.
  await expect.poll(() => page.url()).toBe(new URL(address, page.url()).href);
}
