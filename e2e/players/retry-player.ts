import { expect, type Page } from "@playwright/test";
import { messages } from "../../shared/messages.ts";
import {
  type retrySamples,
  type retryWalks,
  wholePage,
} from "../../shared/models/insights-model.ts";
import { paths } from "../../shared/paths.ts";
import { holdRoutes } from "./held-routes.ts";
import type { Player } from "./player.ts";

type Shown = (typeof retryWalks)[number]["steps"][number];

/** The insights of a server that cannot read its posts. */
export const retryPlayer: Player<Shown> = {
  path: paths.insights(),
  async begin(page, hands) {
    const fetches = await holdRoutes(page, paths.api.postSummaries());
    const press = (name: string) => () =>
      hands.press(page.getByRole("button", { name, exact: true }));
    return {
      does: {
        "the reader asks for the blog": press("Blog"),
        "the reader asks for press releases": press("Press Release"),
        "the reader asks for all": press("All"),
        "the reader tries again": press("Try again"),
        "the posts arrive": async () => (await fetches.next()).fulfill({ json: wholePage }),
        "the posts cannot be read": async () => (await fetches.next()).fulfill({ status: 503 }),
      } satisfies Record<keyof typeof retrySamples, () => Promise<void>>,
      expectShown: (step) => expectListed(page, step),
    };
  },
};

async function expectListed(page: Page, { value, context }: Shown): Promise<void> {
  const shown = (context.posts ?? []).filter(
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
