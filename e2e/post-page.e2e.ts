import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { overflowOf } from "./browser/overflow.ts";
import { test } from "./browser/survey.ts";

/** Headings, notes, tables, a listing, a figure, and posts about the same. */
const post = paths.insight("rail-buckling-neutral-temperature");

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test.describe("1024 px wide", () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test("the table of contents is beside the text, remains in view, and links to each heading", async ({
    open,
    page,
  }) => {
    await open(post);
    const text = page.getByText("A free steel bar lengthens");
    const [aside, beside] = await Promise.all([contents(page).boundingBox(), text.boundingBox()]);
    expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    const headings = await page.locator("article :is(h2, h3)[id]").allTextContents();
    expect(headings.length).toBeGreaterThan(3);

    for (const link of await contents(page).getByRole("link").all()) {
      await link.click();

      const heading = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
      await expect(heading).toBeInViewport();
      expect(headings).toContain(await heading.textContent());
      await expect(contents(page)).toBeInViewport();
    }
  });
});

test.describe("1023 px wide", () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test("the contents are folded above the text and open by keyboard, and notes link back", async ({
    open,
    page,
  }) => {
    await open(post);
    await expect(contents(page)).toHaveCount(0);

    await page.locator("summary", { hasText: "On this page" }).press("Enter");

    await contents(page).getByRole("link", { name: "The calculation for one rail" }).click();
    await expect(
      page.getByRole("heading", { name: "The calculation for one rail", exact: true }),
    ).toBeInViewport();

    const citation = page.getByRole("link", { name: "Note 1", exact: true }).first();
    const back = page.getByRole("link", { name: "Back to text, note 1" });
    await citation.press("Enter");
    await expect(back).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(back).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(citation).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a wide listing can be scrolled by keyboard", async ({ open, page }) => {
    await open(post);
    const region = page.getByRole("group", { name: /^Code, / }).first();
    await region.focus();
    await expect(region).toBeFocused();

    await page.keyboard.press("ArrowRight");

    await expect.poll(() => region.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
    expect(await overflowOf(page), "pixels wider than the window").toBeLessThanOrEqual(0);
  });
});

test.describe("390 px wide", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const slug of ["reading-track-geometry", "three-washouts-drainage"]) {
    test(`every column of the tables of ${slug} is in the window`, async ({ open, page }) => {
      await open(paths.insight(slug));

      const tables = page.getByRole("group", { name: /^Table/ });

      expect(await tables.count()).toBeGreaterThan(1);
      const cut = await tables.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth),
      );
      expect(cut).toEqual([]);
    });
  }
});

test("a post shows its figure with a caption, its citation and further posts", async ({
  open,
  page,
  siteUrl,
}) => {
  await open(post);

  const figure = page.getByRole("figure", { name: /A sensor on the rail gives its temperature/ });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole("img", { name: /Small metal sensor on the web/ })).toBeVisible();
  await expect(figure.locator("figcaption")).toBeVisible();
  await expect(page.getByText("Cite this post").locator("..")).toContainText(`${siteUrl}${post}`);
  await expect(page.getByRole("heading", { name: "Further reading" })).toBeVisible();
  expect(await page.getByRole("article").locator(":is(h2, h3) > a").count()).toBeGreaterThan(0);
});

test("a printed post has no menus, buttons or cut text", async ({ open, page }) => {
  await open(post);
  await page.getByRole("group", { name: "Code, Python" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();

  await page.emulateMedia({ media: "print" });

  for (const gone of ["Copy", "Back to Insights", "On this page", "Further reading"]) {
    await expect(page.getByText(gone, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText("Cite this post")).toBeVisible();
  const cut = await page
    .getByRole("group", { name: /^(Table|Code), / })
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
});
