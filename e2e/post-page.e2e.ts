import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { addStyles, doubledText } from "./browser/styles-of-readers.ts";

/** Headings, notes, tables, a listing, a figure, and posts about the same. */
const post = paths.insight("rail-buckling-neutral-temperature");

test("from 1024 px on, the table of contents stays beside the text and links to each heading; below, it is folded above the text; notes link back, and a listing scrolls by keyboard", async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(post);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const text = page.getByText("A free steel bar lengthens");
  const [aside, beside] = await Promise.all([contents.boundingBox(), text.boundingBox()]);
  expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  const headings = await page.locator("article :is(h2, h3)[id]").allTextContents();
  expect(headings.length).toBeGreaterThan(3);
  for (const link of await contents.getByRole("link").all()) {
    await link.click();
    const heading = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
    await expect(heading).toBeInViewport();
    expect(headings).toContain(await heading.textContent());
    await expect(contents).toBeInViewport();
  }

  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(contents).toHaveCount(0);
  await page.locator("summary", { hasText: "On this page" }).press("Enter");
  const name = "The calculation for one rail";
  await contents.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();

  const citation = page.getByRole("link", { name: "Note 1", exact: true }).first();
  const back = page.getByRole("link", { name: "Back to text, note 1" });
  await citation.press("Enter");
  await expect(back).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(citation).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  const listing = page.getByRole("group", { name: /^Code, / }).first();
  await listing.press("ArrowRight");
  await expect.poll(() => listing.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
});

test("on a phone every column of the tables is in the window; a table that overflows with large text is announced as scrolling, shaded and scrolled by keyboard", async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ["three-washouts-drainage", "reading-track-geometry"]) {
    await open(paths.insight(slug));
    expect(await page.getByRole("group", { name: /^Table/ }).count()).toBeGreaterThan(1);
    expect(await cutOffIn(page, /^Table/), slug).toBe(0);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await addStyles(page, doubledText);
  const region = page.getByRole("group", { name: /^Table/ }).first();
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveAccessibleName("Table, scrolls sideways");
  await expect(region).toHaveAttribute("tabindex", "0");
  await expect(region).toHaveCSS("box-shadow", /inset/);

  await region.focus();
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press("ArrowRight");

  await expect.poll(() => region.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  await expect(region).not.toHaveCSS("box-shadow", /inset/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(region).toHaveAccessibleName("Table");
  await expect(region).not.toHaveAttribute("tabindex");
});

test("a post shows its figure with a caption, its citation and further posts, and on paper no menus, buttons or cut text", async ({
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
  await page.getByRole("group", { name: "Code, Python" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();

  await page.emulateMedia({ media: "print" });

  for (const gone of ["Copy", "Back to Insights", "On this page", "Further reading"]) {
    await expect(page.getByText(gone, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText("Cite this post")).toBeVisible();
  expect(await cutOffIn(page, /^(Table|Code), /)).toBe(0);
});

/** The number of tables or listings that are wider than their box. */
function cutOffIn(page: Page, name: RegExp): Promise<number> {
  return page
    .getByRole("group", { name })
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
}
