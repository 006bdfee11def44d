import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../browser/survey.ts";
import { elements, getHtml, links, readableText } from "../support/html.ts";
import { miningProducts, pages, railwayProducts, seedPost, slugOf } from "../support/pages.ts";

test("2 All pages have the shared header and footer", async () => {
  const partsOf = async (path: string) => {
    const html = await getHtml(path);
    return ["header", "footer"].map((part) =>
      links(elements(html, part).at(part === "header" ? 0 : -1) ?? ""),
    );
  };
  const home = await partsOf("/");
  expect(home[0]).toContainEqual(["Careers", "/careers"]);
  expect(home[1]).toContainEqual(["Book a Demo", "/book-a-demo"]);

  for (const path of [...pages, seedPost, "/no/such/page"]) {
    expect.soft(await partsOf(path), path).toEqual(home);
  }
});

test.describe("1440 px wide", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("2 Header: About, Solutions, Case Studies, Learn, Careers and the button", async ({
    page,
    open,
  }) => {
    await open("/careers");
    const menu = page.getByRole("navigation", { name: "Main" });

    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    expect(await inOrder(page)).toEqual([
      "About /#timeline",
      "Solutions",
      "Case Studies",
      "Learn /insights",
      "Careers /careers",
      "Book a demo /book-a-demo",
    ]);
    for (const [path, heading] of [
      ["/insights", "Learn Industry Insights"],
      ["/book-a-demo", "Book a Demo"],
    ] as const) {
      await menu.locator(`a[href="${path}"]`).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
  });

  test("2 Header: the dropdowns list the products, and the case studies by industry", async ({
    page,
    open,
  }) => {
    await open("/careers");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Solutions", { exact: true }).first().click();

    expect(await addressesOf(menu.getByRole("link"), "/solutions/")).toEqual(
      [...railwayProducts, ...miningProducts].map((name) => `/solutions/${slugOf(name)}`),
    );
    await menu.getByText("Case Studies", { exact: true }).first().click();
    expect(await addressesOf(menu.getByRole("link"), "/solutions/")).toEqual([]);
    expect(
      await menu
        .locator("h2, a[href^='/industries/']")
        .filter({ visible: true })
        .evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? it.textContent)),
    ).toEqual([
      "Railways",
      ...railwayProducts.map((name) => `/industries/railways/${slugOf(name)}`),
      "Mining",
      ...miningProducts.map((name) => `/industries/mining/${slugOf(name)}`),
    ]);

    await menu.getByRole("link", { name: /^Collision Avoidance/ }).click();
    await expect(page).toHaveURL(/\/industries\/mining\/collision-avoidance$/);
  });
});

test.describe("390 px wide", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("2 Header, 4 Mobile menu: a button opens the drawer at the right, and any link closes it", async ({
    page,
    open,
  }) => {
    await open("/");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const openDrawer = page.getByRole("button", { name: "Open menu" });
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
      await openDrawer.click();
      await expect(drawer.getByRole("link")).toHaveText(entries.map(([text]) => text));
      const link = drawer.getByRole("link").nth(index);
      await expect(link).toBeVisible();
      const { x, width } = await settled(link);
      // The panel ends at the right edge of the window, and leaves a strip of the page at the left.
      expect(x).toBeGreaterThan(60);
      expect(x + width).toBeGreaterThan(350);

      await link.click();
      await expect(page, label).toHaveURL(new RegExp(`${address}$`));
      await expect(drawer).toBeHidden();
    }
  });
});

test("2 Footer: three columns, the tagline and the copyright line", async () => {
  const footer = elements(await getHtml("/"), "footer").at(-1) ?? "";
  const columns = elements(footer, "nav").map((column) => ({
    heading: readableText(elements(column, "h2").join()),
    links: links(column),
  }));

  expect(columns.map(({ heading }) => heading)).toEqual(["Company", "Resources", "Contact"]);
  expect(columns[0]?.links).toEqual([
    ["About", "/#timeline"],
    ["Industries", "/industries"],
    ["Solutions", "/solutions"],
  ]);
  expect(columns[1]?.links).toEqual([
    ["Insights", "/insights"],
    ["Careers", "/careers"],
    ["Book a Demo", "/book-a-demo"],
  ]);
  const [[email = "", mail] = [], [phone = "", call] = []] = columns[2]?.links ?? [];
  expect(email).toMatch(/^\S+@\S+\.\S+$/);
  expect(mail).toBe(`mailto:${email}`);
  expect(phone).toMatch(/^\+?[\d ()-]+$/);
  expect(call).toBe(`tel:${phone.replaceAll(/[^+\d]/g, "")}`);
  expect(readableText(footer)).toContain(
    "AI-powered infrastructure monitoring for critical assets.",
  );
  expect(readableText(footer)).toMatch(/© 2025 \S/);
});

/** The visible entries of the desktop menu from left to right, links with their address. */
function inOrder(page: Page): Promise<string[]> {
  return page
    .getByRole("navigation", { name: "Main" })
    .locator("a, summary")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((it) => [it.textContent.trim(), it.getAttribute("href")].filter(Boolean).join(" ")),
    );
}

/** The addresses of visible links that begin like this. */
async function addressesOf(all: Locator, beginning: string): Promise<string[]> {
  const addresses = await all
    .filter({ visible: true })
    .evaluateAll((found) => found.map((it) => it.getAttribute("href") ?? ""));
  return addresses.filter((address) => address.startsWith(beginning));
}

/** The place of an element after its transition. */
async function settled(element: Locator) {
  await element.click({ trial: true });
  return (await element.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
}
