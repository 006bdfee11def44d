import { expect, type Page } from "@playwright/test";
import { messages } from "../../shared/messages.ts";
import { type Category, categoryLabels } from "../../shared/post.ts";

export type Filter = "all" | Category;

export const filterLabels: Record<Filter, string> = { all: "All", ...categoryLabels };

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
  await expect(
    page.getByText(count === 1 ? "1 post" : `${count} posts`, { exact: true }),
  ).toBeVisible();
}
