import { expect, type Page } from "@playwright/test";
import { messages } from "../../shared/messages.ts";
import type { filterWalks } from "../../shared/models/insights-model.ts";
import { paths } from "../../shared/paths.ts";
import { type Category, categoryLabels } from "../../shared/post.ts";
import type { Player } from "./player.ts";

export type Filter = "all" | Category;
type Shown = (typeof filterWalks)[number]["steps"][number];

export const filterLabels: Record<Filter, string> = { all: "All", ...categoryLabels };

/** The insights as the server sends them, with its own posts. */
export const filterPlayer: Player<Shown> = {
  path: paths.insights(),
  async begin(page, input) {
    const press = (filter: Filter) => () =>
      input.press(page.getByRole("button", { name: filterLabels[filter], exact: true }));
    return {
      actions: {
        "the reader asks for the blog": press("blog"),
        "the reader asks for press releases": press("press_release"),
        "the reader asks for all": press("all"),
      },
      async expectShown({ context: { filter } }) {
        await expectFiltered(page, filter);
        await expect(page).toHaveURL(paths.insights(filter === "all" ? undefined : filter));
      },
    };
  },
};

/** Expects only the posts of the filter, in the shown number. */
export async function expectFiltered(page: Page, filter: Filter): Promise<void> {
  const cards = page.getByRole("article");
  await expect(page.getByRole("button", { pressed: true })).toHaveText(filterLabels[filter]);
  await expect(page.getByText(messages.noPosts)).toHaveCount(0);
  for (const [category, label] of Object.entries(categoryLabels)) {
    const others = cards.getByText(label, { exact: true });
    if (filter === "all") await expect(others.first()).toBeVisible();
    else await expect(others).toHaveCount(filter === category ? await cards.count() : 0);
  }
  const count = await cards.count();
  await expect(page.getByText(count === 1 ? "1 post." : `${count} posts.`)).toBeVisible();
}
