import { expect } from "@playwright/test";
import { testInSharedWindow as test } from "../../browser/fixtures.ts";
import { elements, getHtml, links, readableText } from "../support/html.ts";
import { miningProducts, pages, railwayProducts, seedPost, slugOf } from "../support/pages.ts";

test("2 Footer: three columns, the tagline and the copyright line; all pages have the shared header and footer", async () => {
  const partsOf = async (path: string) => {
    const html = await getHtml(path);
    return [elements(html, "header")[0] ?? "", elements(html, "footer").at(-1) ?? ""] as const;
  };
  const [header, footer] = await partsOf("/");
  const columns = elements(footer, "nav").map((column) => [
    readableText(elements(column, "h2").join()),
    ...links(column),
  ]);

  expect(columns).toEqual([
    [
      "Company",
      ["About", "/#timeline"],
      ["Industries", "/industries"],
      ["Solutions", "/solutions"],
    ],
    [
      "Resources",
      ["Insights", "/insights"],
      ["Careers", "/careers"],
      ["Book a Demo", "/book-a-demo"],
    ],
    [
      "Contact",
      ["hello@example.com", "mailto:hello@example.com"],
      ["+1 000 000 0000", "tel:+10000000000"],
    ],
  ]);
  expect(readableText(footer)).toMatch(
    /AI-powered infrastructure monitoring for critical assets\. .*© 2025 \S/,
  );
  expect(links(header)).toContainEqual(["Careers", "/careers"]);
  for (const path of [...pages, seedPost, "/no/such/page"]) {
    const parts = await partsOf(path);
    expect.soft(parts.map(links), path).toEqual([links(header), links(footer)]);
  }
});

test("2 Header, 1440 px wide: About, Solutions, Case Studies, Learn, Careers and the button; the dropdowns list the products, and the case studies by industry; About leads to the timeline", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open("/careers");
  const menu = page.getByRole("navigation", { name: "Main" });
  const shown = (selector: string) => menu.locator(selector).filter({ visible: true });
  const addresses = (selector: string) =>
    shown(selector).evaluateAll((all) =>
      all.map((it) => it.getAttribute("href") ?? it.textContent),
    );

  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await expect(shown("a, summary")).toHaveText([
    "About",
    "Solutions",
    "Case Studies",
    "Learn",
    "Careers",
    "Book a demo",
  ]);
  expect(await addresses("a")).toEqual(["/#timeline", "/insights", "/careers", "/book-a-demo"]);
  await menu.getByText("Solutions", { exact: true }).first().click();
  expect(await addresses("li a")).toEqual(
    [...railwayProducts, ...miningProducts].map((name) => `/solutions/${slugOf(name)}`),
  );
  await menu.getByText("Case Studies", { exact: true }).first().click();
  expect(await addresses("h2, li a")).toEqual([
    "Railways",
    ...railwayProducts.map((name) => `/industries/railways/${slugOf(name)}`),
    "Mining",
    ...miningProducts.map((name) => `/industries/mining/${slugOf(name)}`),
  ]);

  await menu.getByRole("link", { name: /^Collision Avoidance/ }).click();
  await expect(page).toHaveURL(/\/industries\/mining\/collision-avoidance$/);
  for (const address of ["/insights", "/book-a-demo", "/#timeline"]) {
    await shown(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(page.getByRole("heading", { name: "Our journey" })).toBeInViewport();
});

test("2 Header, 4 Mobile menu, 390 px wide: a button opens the drawer at the right, and any link closes it", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(drawer).toBeHidden();

  const entries = [
    ["About", "/#timeline"],
    ["Industries", "/industries"],
    ["Railways", "/railways"],
    ["Mining", "/mining"],
    ["Solutions", "/solutions"],
    ["Insights", "/insights"],
    ["Careers", "/careers"],
    ["Book a demo", "/book-a-demo"],
  ] as const;
  for (const [index, [label, address]] of entries.entries()) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(drawer.getByRole("link")).toHaveText(entries.map(([text]) => text));
    const link = drawer.getByRole("link").nth(index);
    // Waits until the panel rests. It ends at the right edge, and leaves a strip of the page at the left.
    await link.click({ trial: true });
    const { x, width } = (await link.boundingBox()) ?? { x: 0, width: 0 };
    expect(x).toBeGreaterThan(60);
    expect(x + width).toBeGreaterThan(350);

    await link.click();
    await expect(page, label).toHaveURL(new RegExp(`${address}$`));
    await expect(drawer).toBeHidden();
  }
});
