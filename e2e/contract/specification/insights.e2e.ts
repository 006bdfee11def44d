import { expect, type Locator, type Page, test } from "@playwright/test";
import { sharedSite } from "../support/shared-site.ts";

const list = () => `${sharedSite.url}/insights`;

interface Post {
  title: string;
  category: string;
  author: string | null;
  published_at: string | null;
}

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("2 Insights list: cards of equal width, three in a row on a desktop, newest first", async ({
      page,
    }) => {
      await page.goto(list());

      const boxes = await boxesOf(page.getByRole("article"));
      const columns = width === 1440 ? 3 : 1;
      expect(boxes.length).toBeGreaterThan(3);
      expect(new Set(boxes.map((box) => box.left)).size).toBe(columns);
      expect(new Set(boxes.map((box) => box.width)).size).toBe(1);
      const inReadingOrder = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
      expect(inReadingOrder).toEqual(boxes);
      const dates = await datesOf(page);
      expect(dates.toSorted((a, b) => b - a)).toEqual(dates);
    });

    test("2 Insights list: each card shows badge, short date, title and author", async ({
      page,
    }) => {
      const posts: Post[] = await (await fetch(`${sharedSite.url}/api/blog_posts`)).json();
      await page.goto(list());

      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(posts.length);
      for (const [index, post] of posts.entries())
        for (const text of textsOf(post))
          await expect(cards.nth(index).getByText(text, { exact: true })).toBeVisible();
    });

    test("9 Constants: an excerpt of the list has at most three lines", async ({ page }) => {
      await page.goto(list());

      const lines = await page.getByRole("article").evaluateAll((cards) =>
        cards.map((card) => {
          const [excerpt] = [...card.querySelectorAll("p, div")]
            .filter((element) => element.childElementCount === 0)
            .toSorted((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0));
          if (!excerpt) return 0;
          const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
          return Math.round(excerpt.clientHeight / lineHeight);
        }),
      );

      expect(Math.max(...lines)).toBe(3);
      expect(Math.min(...lines)).toBeGreaterThan(0);
    });

    test("7 Calls: a filter chosen at once shows its posts and asks the server for nothing", async ({
      page,
    }) => {
      await page.goto(list());
      const asked = requestsFor(page, /^\/(insights|api)\b/);

      await page.getByRole("button", { name: "Press Release" }).click();

      const cards = page.getByRole("article");
      await expect(cards.getByText("Blog", { exact: true })).toHaveCount(0);
      await expect(cards.getByText("Press Release", { exact: true })).toHaveCount(
        await cards.count(),
      );
      await page.getByRole("button", { name: "All" }).click();
      await expect(cards.getByText("Blog", { exact: true }).first()).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
}

test("7 Calls: the list is ready for its filters before the visitor touches it", async ({
  page,
}) => {
  await page.goto(list());

  await expect(page.locator("page-island[name=insights-list]")).toHaveAttribute("awake");
});

function textsOf({ title, category, author, published_at }: Post): string[] {
  return [
    title,
    category === "blog" ? "Blog" : "Press Release",
    ...(author ? [`By ${author}`] : []),
    ...(published_at ? [shortDate(published_at)] : []),
  ];
}

function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    }),
  );
}

function datesOf(page: Page): Promise<number[]> {
  return page
    .getByRole("article")
    .locator("time")
    .evaluateAll((times) => times.map((time) => Date.parse(time.textContent ?? "")));
}

function shortDate(date: string): string {
  return new Date(date).toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}

/** Collects the addresses that the page asks for from now on. */
function requestsFor(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) addresses.push(request.url());
  });
  return addresses;
}
