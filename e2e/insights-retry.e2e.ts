import { expect, type Page, type Route } from "@playwright/test";
import pg from "pg";
// biome-ignore lint/style/noRestrictedImports: a database to break is not something a visitor has
import { startThrowawayPostgres } from "../server/db/throwaway-postgres.ts";
import { messages } from "../shared/messages.ts";
import { type insightsSamples, retryWalks, samplePosts } from "../shared/models/insights-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { type RunningSite, startSite } from "./start-site.ts";

type Told = keyof typeof insightsSamples;
type Shown = (typeof retryWalks)[number]["steps"][number];

test.describe.configure({ mode: "serial" });

let postgres: { url: string; stop(): Promise<void> } | undefined;
let site: RunningSite;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and a lost table needs one");
  if (postgres === undefined) return;
  site = await startSite({ DATABASE_URL: postgres.url, PAGE_CACHE: "off" });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  await database.end();
});

test.afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

for (const { title, steps } of retryWalks) {
  test(title, async ({ page, expectConsole }) => {
    expectConsole(/posts could not be read|Failed to load resource/);
    const does = deeds(page, await holdFetches(page));

    await page.goto(`${site.url}${paths.insights()}`);
    await expect(page.getByText(messages.noPosts)).toBeVisible();

    for (const step of steps) {
      await does[step.told]();
      await expectShown(page, step);
    }
  });
}

function deeds(page: Page, nextFetch: () => Promise<Route>): Record<Told, () => Promise<void>> {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return {
    "the reader asks for the blog": () => press("Blog"),
    "the reader asks for press releases": () => press("Press Release"),
    "the reader asks for all": () => press("All"),
    "the reader tries again": () => press("Try again"),
    "the posts arrive": async () => (await nextFetch()).fulfill({ json: samplePosts.map(rowOf) }),
    "the posts cannot be read": async () => (await nextFetch()).fulfill({ status: 503 }),
  };
}

/** Holds what the page asks for until the walk says what became of it. */
async function holdFetches(page: Page): Promise<() => Promise<Route>> {
  const held: Route[] = [];
  await page.route(`**${paths.api.posts()}`, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length, "fetches in flight").toBe(1);
    return held.pop() as Route;
  };
}

/** As the site's interface gives a post. */
function rowOf({ slug, title, category, author }: (typeof samplePosts)[number]) {
  return { slug, title, category, author, content: "", image_url: null, published_at: null };
}

async function expectShown(page: Page, { value, context }: Shown): Promise<void> {
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
