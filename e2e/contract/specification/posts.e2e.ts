import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../browser/fixtures.ts";
import { type ChosenSite, startChosenSite } from "../support/chosen-site.ts";
import { elements, readableText } from "../support/html.ts";
import { ask } from "../support/network.ts";

test.describe.configure({ mode: "default" });

/** Everything that an excerpt omits, and two tables, of which one has no columns. */
const markdown = `![A picture of a rail](https://pictures.example/rail.jpg)

## A heading of the post

A **strong** word, an *emphasis*, \`some code\` and [a link](https://other.example/page) stand in a sentence that is so long that no card has space for all of it, because it goes on about a rail, the tie below the rail, the ballast below the tie, the ground below the ballast, the water in the ground, the weather that brings the water, and the people who look at all of this every day.

- A point of a list

> A quotation

| Left | Middle | Right | Plain |
| :--- | :----: | ----: | ----- |
| a    | b      | c     | d     |

| Not | a table |
| --- |
| no  | table   |

- [x] A task that is done
- [ ] A task that is open
`;
const longSentence = `A sentence of the post that is longer than a card, ${"and goes on, ".repeat(30)}until its end.`;

/** Newest first. Only the first has markdown; its category is one that the site does not know. */
const posts = [
  ["webinar", "webinar", null, "2025-10-05T12:00:00Z"],
  ["ninth", "blog", "Ada Sample", "2025-09-04T12:00:00Z"],
  ["eighth", "press_release", null, "2025-08-03T12:00:00Z"],
  ["seventh", "blog", "Ada Sample", "2025-07-02T12:00:00Z"],
  ["sixth", "blog", null, "2025-06-01T12:00:00Z"],
  ["fifth", "blog", "Ada Sample", "2025-05-31T12:00:00Z"],
  ["undated", "press_release", "Ada Sample", null],
] as const;
const titleOf = (slug: string) => `The ${slug} post`;
const titles = posts.map(([slug]) => titleOf(slug));

let chosen: ChosenSite;
let url: string;

test.beforeAll(async () => {
  chosen = await startChosenSite({ PAGE_CACHE: "off" });
  url = chosen.site.url;
  await chosen.query("DELETE FROM blog_posts");
  for (const [slug, category, author, published_at] of posts) {
    const content = slug === "webinar" ? markdown : longSentence;
    await chosen.query(
      `INSERT INTO blog_posts (slug, title, content, image_url, category, author, published_at)
       VALUES ($1, $2, $3, '/pictures/line-ride.webp', $4, $5, $6)`,
      [slug, titleOf(slug), content, category, author, published_at],
    );
  }
});
test.afterAll(() => chosen?.stop());

test("7 Calls 1, 2 Post view: the posts are read with all fields, newest first, without a limit; a slug without a post shows the list", async () => {
  const read = JSON.parse((await ask(url, "/api/blog_posts")).text);

  expect(read.map(({ title }: { title: string }) => title)).toEqual(titles);
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
  for (const path of ["/insights", "/insights/no-such-post"]) {
    const { text } = await ask(url, path);
    expect(text).toContain("Learn Industry Insights");
    const cards = elements(text, "article").map((card) => elements(card, "h2").join());
    expect(cards.map(readableText), path).toEqual(titles);
  }
});

test("2 About page, 7, 9: the first of five posts is large, with month and year, author and markdown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  const cards = page.getByRole("article");

  await expect(cards.getByRole("heading")).toHaveText(titles.slice(0, 5));
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await expectTexts(first, "Press Release", "October 2025");
  await expect(first.getByText(/^By /)).toHaveCount(0);
  await expect(first.getByText("strong", { exact: true })).toHaveCSS("font-weight", /[67]00/);
  await expect(first.getByRole("img", { name: "A picture of a rail" })).toHaveCount(0);
  await expectTexts(second, "Blog", "September 2025", "By Ada Sample");
  for (const card of await cards.all()) await expect(card.locator("img")).toHaveCount(1);
  const [large = 0, small = 0] = await cards.evaluateAll((all) =>
    all.map(({ clientWidth, clientHeight }) => clientWidth * clientHeight),
  );
  expect(large).toBeGreaterThan(2 * small);
  expect(await linesOf(first.getByText("A strong word"))).toBeLessThanOrEqual(3);
  expect(await linesOf(second.getByText("A sentence of the post"))).toBeLessThanOrEqual(2);

  const more = page.getByRole("link", { name: "See more" });
  await expect(more).toHaveAttribute("href", "/insights");
  await second.locator("img").click({ force: true });
  await expect(page).toHaveURL(`${url}/insights/ninth`);
});

test("2 Insights list: three columns on a desktop; badge, short date, author and a plain excerpt on each card", async ({
  page,
}) => {
  await page.goto(`${url}/insights`);
  const cards = page.getByRole("article");

  await expect(cards).toHaveCount(posts.length);
  for (const [width, columns] of [
    [390, 1],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    expect(boxes.toSorted((a, b) => a.top - b.top || a.left - b.left)).toEqual(boxes);
  }
  const [first, second, last] = [cards.nth(0), cards.nth(1), cards.last()];
  await expectTexts(first, "Oct 5, 2025");
  await expect(first.getByText(/^By /)).toHaveCount(0);
  const words = (await first.textContent()) ?? "";
  expect(words).toContain("A strong word, an emphasis, some code and a link stand in");
  expect(words).not.toMatch(/[*`#>[\]|!]|picture of a rail|https?:/);
  await expectTexts(second, "Blog", "Sep 4, 2025", "By Ada Sample");
  await expect(last.locator("time")).toHaveCount(0);
  for (const card of [first, second])
    expect(await linesOf(card.getByText(/A (strong word|sentence of)/))).toBe(3);

  await second.getByText("A sentence of the post").click({ force: true });
  await expect(page).toHaveURL(`${url}/insights/ninth`);
});

test("4 Insights, 7 Calls, 9 Filter mapping: the list is ready before the visitor touches it; filters show blog and press_release, and ask the server for nothing", async ({
  page,
}) => {
  await page.goto(`${url}/insights`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const shown = page.getByRole("article").getByRole("heading");
  const filters = page.getByRole("button", { name: /^(All|Blog|Press Release)$/ });
  await expect(filters).toHaveText(["All", "Blog", "Press Release"]);
  await expect(filters.first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("page-island[name=insights-list]")).toHaveAttribute("awake");

  for (const [label, category] of [
    ["Blog", "blog"],
    ["Press Release", "press_release"],
  ] as const) {
    await page.getByRole("button", { name: label }).click();
    await expect(shown).toHaveText(titles.filter((_, n) => posts[n]?.[1] === category));
  }
  await page.getByRole("button", { name: "All" }).click();
  await expect(shown).toHaveText(titles);
  expect(asked.filter((path) => /^\/(insights|api)\b/.test(path))).toEqual([]);
});

test("2 Post view, 5 Markdown tables: breadcrumb, button, badge, date, author, title and rendered markdown", async ({
  page,
}) => {
  await page.goto(`${url}/insights/ninth`);
  const article = page.getByRole("main");
  await expectTexts(article, "Blog", "September 4, 2025", "By Ada Sample");

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
  await expectTexts(article, "Press Release");
  await expect(article.getByRole("heading", { name: "A heading of the post" })).toBeVisible();
  const marked = ["strong", "emphasis", "some code", "A quotation"];
  await expect(post.locator("strong, em, code, blockquote")).toHaveText(marked);
  const link = article.getByRole("link", { name: "a link" });
  await expect(link).toHaveAttribute("href", "https://other.example/page");
  await expect(article.getByRole("listitem").filter({ hasText: "A point" })).toBeVisible();
  await expect(article.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(article.getByRole("checkbox", { checked: false })).toHaveCount(1);

  await expect(page.getByRole("table")).toHaveCount(1);
  await expect(page.getByRole("columnheader")).toHaveText(["Left", "Middle", "Right", "Plain"]);
  for (const cells of [page.getByRole("columnheader"), page.getByRole("cell")]) {
    await expect(cells.nth(0)).toHaveCSS("text-align", /left|start/);
    await expect(cells.nth(1)).toHaveCSS("text-align", "center");
    await expect(cells.nth(2)).toHaveCSS("text-align", "right");
  }
  await expect(page.getByText("| Not | a table |")).toBeVisible();

  await page.locator("a:visible", { hasText: "Back to Insights" }).first().click();
  await expect(page).toHaveURL(`${url}/insights`);
});

test("2 Insights list, 4: 'Loading posts...' is shown until the posts are read", async ({
  page,
}) => {
  const unlock = await chosen.lock("blog_posts");
  await page.goto(`${url}/insights`, { waitUntil: "commit" });
  await expect(page.getByText("Loading posts...", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await unlock();

  await expect(page.getByRole("article")).toHaveCount(posts.length);
  await expect(page.getByText("Loading posts...", { exact: true })).toHaveCount(0);
});

test("8 Errors, 2 Insights list, About page: a failed read is logged; after it and without posts the list says 'No posts found' and the home page hides their section", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (it) => /posts could not be read/.test(it.text()));
  await chosen.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  await expectNoPosts(page);
  expect((await logged).type()).toBe("error");
  await chosen.query("ALTER TABLE blog_posts_away RENAME TO blog_posts");

  await chosen.query("DELETE FROM blog_posts WHERE category = 'press_release'");
  await page.goto(`${url}/insights`);
  await page.getByRole("button", { name: "Press Release" }).click();
  await expect(page.getByText("No posts found", { exact: true })).toBeVisible();

  await chosen.query("DELETE FROM blog_posts");
  await expectNoPosts(page);
});

async function expectNoPosts(page: Page): Promise<void> {
  await page.goto(`${url}/insights`);
  await expect(page.getByText("No posts found", { exact: true })).toBeVisible();
  await expect(page.getByText("Loading posts...")).toHaveCount(0);
  await page.goto(url);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Our journey" })).toBeAttached();
  await expect(page.getByText("Latest Industry Updates")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
}

async function expectTexts(parent: Locator, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect(parent.getByText(text, { exact: true }).first()).toBeVisible();
}

/** The number of visible lines of a text, which it or its parent clamps. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((it) => {
    const heights = [it, it.parentElement ?? it].map(({ clientHeight }) => clientHeight);
    return Math.round(Math.min(...heights) / Number.parseFloat(getComputedStyle(it).lineHeight));
  });
}
