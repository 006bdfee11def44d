import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import type { ChosenSite } from "../support/chosen-site.ts";
import { elements, readableText } from "../support/html.ts";
import { ask } from "../support/network.ts";
import { markdown, posts, startPostsSite, titleOf } from "../support/specified-posts.ts";

test.describe.configure({ mode: "default" });

let chosen: ChosenSite;
let url: string;

test.beforeAll(async () => {
  chosen = await startPostsSite();
  url = chosen.site.url;
});
test.afterAll(() => chosen?.stop());

const get = async (path: string) => (await ask(url, path)).text;

test("7 Calls 1: the posts are read with all fields, newest first, without a limit", async () => {
  const read = JSON.parse(await get("/api/blog_posts"));

  expect(read.map(({ slug }: { slug: string }) => slug)).toEqual(posts.map(([slug]) => slug));
  expect(read[0]).toEqual({
    id: expect.anything(),
    slug: "webinar",
    title: titleOf("webinar"),
    content: markdown,
    image_url: "/pictures/line-ride.webp",
    category: "webinar",
    author: null,
    published_at: expect.stringMatching(/^2025-10-05T12:00:00/),
  });
  expect(titlesIn(await get("/insights"))).toEqual(posts.map(([slug]) => titleOf(slug)));
});

test("2 About page, 7, 9: the first of five posts is large, with month and year, author and markdown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  const cards = page.getByRole("article");

  await expect(cards.getByRole("heading")).toHaveText(
    posts.slice(0, 5).map(([slug]) => titleOf(slug)),
  );
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await expect(first.getByText("Press Release", { exact: true })).toBeVisible();
  await expect(first.getByText("October 2025", { exact: true })).toBeVisible();
  await expect(first.getByText(/^By /)).toHaveCount(0);
  await expect(first.getByText("strong", { exact: true })).toHaveCSS("font-weight", /[67]00/);
  await expect(first.getByRole("img", { name: "A picture of a rail" })).toHaveCount(0);
  await expect(second.getByText("Blog", { exact: true })).toBeVisible();
  await expect(second.getByText("September 2025", { exact: true })).toBeVisible();
  await expect(second.getByText("By Ada Sample", { exact: true })).toBeVisible();
  for (const card of await cards.all()) await expect(card.locator("img")).toHaveCount(1);
  expect(await areaOf(first)).toBeGreaterThan(2 * (await areaOf(second)));
  expect(await linesOf(first.getByText("A strong word"))).toBeLessThanOrEqual(3);
  expect(await linesOf(second.getByText("A sentence of the post"))).toBeLessThanOrEqual(2);

  const more = page.getByRole("link", { name: "See more" });
  await expect(more).toHaveAttribute("href", "/insights");
  await second.locator("img").click({ force: true });
  await expect(page).toHaveURL(`${url}/insights/ninth`);
});

test("2 Insights list: badge, short date, author and a plain excerpt on each card", async ({
  page,
}) => {
  await page.goto(`${url}/insights`);
  const cards = page.getByRole("article");

  await expect(cards).toHaveCount(posts.length);
  const [first, second, last] = [cards.nth(0), cards.nth(1), cards.last()];
  await expect(first).toContainText("Oct 5, 2025");
  await expect(first.getByText(/^By /)).toHaveCount(0);
  const words = (await first.textContent()) ?? "";
  expect(words).toContain("A strong word, an emphasis, some code and a link stand in");
  expect(words).not.toMatch(/[*`#>[\]|!]|picture of a rail|https?:/);
  await expect(second).toContainText("Sep 4, 2025");
  await expect(second).toContainText("By Ada Sample");
  await expect(second.getByText("Blog", { exact: true })).toBeVisible();
  await expect(last.locator("time")).toHaveCount(0);
  for (const card of [first, second]) {
    expect(await linesOf(card.getByText(/A (strong word|sentence of)/))).toBe(3);
  }

  await second.getByText("A sentence of the post").click({ force: true });
  await expect(page).toHaveURL(`${url}/insights/ninth`);
});

test("9 Filter mapping: Blog shows blog, Press Release shows press_release", async ({ page }) => {
  await page.goto(`${url}/insights`);
  const shown = page.getByRole("article").getByRole("heading");
  const filters = page.getByRole("button", { name: /^(All|Blog|Press Release)$/ });
  await expect(filters).toHaveText(["All", "Blog", "Press Release"]);
  await expect(filters.first()).toHaveAttribute("aria-pressed", "true");

  for (const [label, category] of [
    ["Blog", "blog"],
    ["Press Release", "press_release"],
  ] as const) {
    await page.getByRole("button", { name: label }).click();
    const matching = posts.filter((post) => post[1] === category);
    await expect(shown).toHaveText(matching.map(([slug]) => titleOf(slug)));
  }
  await page.getByRole("button", { name: "All" }).click();
  await expect(shown).toHaveCount(posts.length);
});

test("2 Post view: breadcrumb, button, badge, date, author, title and rendered markdown", async ({
  page,
}) => {
  await page.goto(`${url}/insights/ninth`);
  const article = page.getByRole("main");
  await expect(article.getByText("Blog", { exact: true }).first()).toBeVisible();
  await expect(article.getByText("September 4, 2025", { exact: true }).first()).toBeVisible();
  await expect(article.getByText("By Ada Sample").first()).toBeVisible();

  await page.goto(`${url}/insights/undated`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("undated"));
  const post = article.getByRole("article").first();
  await expect(post.locator("time")).toHaveCount(0);

  await page.goto(`${url}/insights/webinar`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("webinar"));
  await expect(post.getByText(/^By /)).toHaveCount(0);
  await expect(post.getByText("On this page")).toHaveCount(0);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(trail).toHaveText(["Home", "Insights", titleOf("webinar")]);
  await expect(article.getByText("Press Release", { exact: true }).first()).toBeVisible();
  await expect(article.getByRole("heading", { name: "A heading of the post" })).toBeVisible();
  await expect(article.locator("strong", { hasText: "strong" })).toBeVisible();
  await expect(article.locator("em", { hasText: "emphasis" })).toBeVisible();
  await expect(article.locator("code", { hasText: "some code" })).toBeVisible();
  const link = article.getByRole("link", { name: "a link" });
  await expect(link).toHaveAttribute("href", "https://other.example/page");
  await expect(article.getByRole("listitem").filter({ hasText: "A point" })).toBeVisible();
  await expect(article.locator("blockquote")).toHaveText("A quotation");
  const tasks = article.getByRole("checkbox");
  await expect(tasks).toHaveCount(2);
  await expect(tasks.first()).toBeChecked();
  await expect(tasks.last()).not.toBeChecked();

  const back = page.getByRole("link", { name: "Back to Insights" }).filter({ visible: true });
  await back.first().click();
  await expect(page).toHaveURL(`${url}/insights`);
});

test("5 Markdown tables: a delimiter row of as many columns, whose colons align them", async ({
  page,
}) => {
  await page.goto(`${url}/insights/webinar`);

  await expect(page.getByRole("table")).toHaveCount(1);
  await expect(page.getByRole("columnheader")).toHaveText(["Left", "Middle", "Right", "Plain"]);
  for (const cells of [page.getByRole("columnheader"), page.getByRole("cell")]) {
    const aligned = await cells.evaluateAll((all) =>
      all.map((it) => getComputedStyle(it).textAlign),
    );
    expect(aligned.slice(1, 3)).toEqual(["center", "right"]);
    expect(["left", "start"]).toContain(aligned[0]);
  }
  await expect(page.getByText("| Not | a table |")).toBeVisible();
});

test("2 Post view, 4 Insights: a slug without a post shows the list", async () => {
  const html = await get("/insights/no-such-post");

  expect(html).toContain("Learn Industry Insights");
  expect(titlesIn(html)).toEqual(posts.map(([slug]) => titleOf(slug)));
});

test("2 Insights list, 4: 'Loading posts...' is shown until the posts are read", async ({
  page,
}) => {
  const lock = await chosen.connect();
  await lock.query("BEGIN; LOCK TABLE blog_posts");
  try {
    await page.goto(`${url}/insights`, { waitUntil: "commit" });
    await expect(page.getByText("Loading posts...", { exact: true })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  } finally {
    await lock.query("COMMIT");
    await lock.end();
  }

  await expect(page.getByRole("article")).toHaveCount(posts.length);
  await expect(page.getByText("Loading posts...", { exact: true })).toHaveCount(0);
});

test("8 Errors: a failed read is logged and shows 'No posts found', and hides the posts of the home page", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await chosen.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  try {
    await page.goto(`${url}/insights`);
    await expect(page.getByText("No posts found", { exact: true })).toBeVisible();
    await expect(page.getByText("Loading posts...")).toHaveCount(0);
    expect(logged).toContainEqual(expect.stringContaining("posts could not be read"));

    await expectNoPostsSection(page);
  } finally {
    await chosen.query("ALTER TABLE blog_posts_away RENAME TO blog_posts");
  }
});

test("2 Insights list, About page: without posts the list says so and the section is hidden", async ({
  page,
}) => {
  await chosen.query("DELETE FROM blog_posts WHERE category = 'press_release'");
  await page.goto(`${url}/insights`);
  await page.getByRole("button", { name: "Press Release" }).click();
  await expect(page.getByText("No posts found", { exact: true })).toBeVisible();

  await chosen.query("DELETE FROM blog_posts");
  await page.goto(`${url}/insights`);
  await expect(page.getByText("No posts found", { exact: true })).toBeVisible();
  await expectNoPostsSection(page);
});

async function expectNoPostsSection(page: Page): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "Our journey" })).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByText("Latest Industry Updates")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
}

function titlesIn(html: string): string[] {
  return elements(html, "article").map((card) => readableText(elements(card, "h2").join()));
}

async function areaOf(element: Locator): Promise<number> {
  const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 };
  return width * height;
}

/** The number of visible lines of a text, which it or its parent clamps. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((it) => {
    const heights = [it, it.parentElement ?? it].map(({ clientHeight }) => clientHeight);
    return Math.round(Math.min(...heights) / Number.parseFloat(getComputedStyle(it).lineHeight));
  });
}
