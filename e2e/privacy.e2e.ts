import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { fillIn, sendForm } from "./contract/support/form-visitor.ts";

/** Words of the privacy page about each part of each item in session storage. */
const words: Readonly<Record<string, string>> = {
  began: "the addresses of your first page and of the page that led here",
  "demo-form.answers": "the form’s answers",
  "demo-form.preselected": "the form’s answers",
  "demo-form.requestId": "the form’s answers",
  "demo-form.receipt": "your last receipt",
};

/** With every script that can store something. */
const pages = [
  paths.home(),
  paths.insights(),
  paths.insight("rail-buckling-neutral-temperature"),
  paths.careers(),
  paths.solution("autonomous-track-monitoring"),
  paths.solution("underground-positioning-system"),
  paths.solution("track-temperature-sensor"),
  paths.search("culvert"),
];

test("the browser stores exactly the data that the privacy page lists", async ({ page, open }) => {
  const found = new Set<string>();
  const look = async () => {
    const names = await page.evaluate(() =>
      Object.entries(sessionStorage).flatMap(([name, value]) => {
        const item: unknown = JSON.parse(value);
        const isObject = typeof item === "object" && item !== null && !Array.isArray(item);
        return isObject ? Object.keys(item).map((part) => `${name}.${part}`) : [name];
      }),
    );
    for (const name of names) found.add(name);
  };
  for (const path of pages) {
    await open(path);
    // The first touch of the page loads its code.
    await page.keyboard.press("Tab");
    await look();
  }

  await open(paths.bookADemo());
  await fillIn(page);
  await look();
  await sendForm(page);
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeVisible();
  await look();

  await open(paths.privacy());
  expect([...found].sort()).toEqual(Object.keys(words).sort());
  const lasting = await page.context().storageState({ indexedDB: true });
  expect(lasting).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(page.context().serviceWorkers()).toEqual([]);
  for (const part of Object.values(words)) {
    const period = page.locator("section section", { hasText: part });
    await expect(period).toHaveCount(1);
    await expect(period).toContainText("Kept until you close the tab");
  }
  await expect(page.locator("main")).toContainText("sets no cookies");
});
