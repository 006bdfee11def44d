import { expect, type Page } from "@playwright/test";
import { messages } from "../../shared/messages.ts";
import type { moreWalks, pagedSamples } from "../../shared/models/insights-model.ts";
import { paths } from "../../shared/paths.ts";
import { PAGE_POSTS } from "../../shared/post-page.ts";
import { holdRoutes } from "./held-routes.ts";
import type { Player } from "./player.ts";

type Shown = (typeof moreWalks)[number]["steps"][number];

/** The number of posts on the site: two pages of the list. */
const POSTS = 160;

/** The insights of a site with more posts than fit on one page. */
export const morePlayer: Player<Shown> = {
  path: paths.insights(),
  async begin(page, input) {
    const fetches = await holdRoutes(page, paths.api.postSummaries(undefined, 2));
    return {
      actions: {
        "the reader asks for more": () =>
          input.press(page.getByRole("button", { name: /^(Load more|Try again)$/ })),
        "more posts arrive": async () => (await fetches.next()).continue(),
        "more posts cannot be read": async () => (await fetches.next()).fulfill({ status: 503 }),
      } satisfies Record<keyof typeof pagedSamples, () => Promise<void>>,
      expectShown: (step) => expectPages(page, step),
    };
  },
};

async function expectPages(page: Page, { value, context }: Shown): Promise<void> {
  const { page: last } = context;
  const state = typeof value === "string" ? value : value.paged;
  const count = last === 1 ? PAGE_POSTS : POSTS;
  await expect(page.getByRole("article")).toHaveCount(count);
  await expect(page.getByText(`Showing ${count} of ${POSTS} posts.`)).toBeVisible();
  const address = paths.insights(undefined, last);
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === address);
  await expect(page.getByRole("alert")).toHaveCount(state === "moreFailed" ? 1 : 0);
  const buttons = [
    ["Load more", state === "partial"],
    [messages.loadingPosts, state === "loadingMore"],
    ["Try again", state === "moreFailed"],
  ] as const;
  for (const [name, isShown] of buttons) {
    await expect(page.getByRole("button", { name })).toHaveCount(isShown ? 1 : 0);
  }
  if (last === 1) return;
  const added = page.getByRole("article").nth(PAGE_POSTS).getByRole("link");
  await expect(added).toBeFocused();
}
