import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { fillIn, sendForm } from "./contract/support/form-visitor.ts";

/** Words of the privacy page about each stored item. A key is the kind of storage and the item's name. */
const words: Readonly<Record<string, string>> = {
  "session:began": "your browser keeps the addresses of that page and of the page that led here",
  "session:demo-form.answers": "The form’s answers",
  "session:demo-form.preselected": "The form’s answers",
  "session:demo-form.requestId": "The form’s answers",
  "session:demo-form.receipt": "your last receipt",
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
    for (const name of await storedIn(page)) found.add(name);
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
  for (const part of Object.values(words)) {
    const row = page.locator("dl > div", { hasText: part });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(/until you close the tab/i);
  }
  await expect(page.locator("main")).toContainText("sets no cookies");
});

/**
 * Lists all data that the browser stores for the site as `kind:name`, with the parts of JSON objects in
 * session storage.
 */
async function storedIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie:${name}`);
  const inPage = await page.evaluate(async () => {
    const session = Object.entries(sessionStorage).flatMap(([name, value]) => {
      const parts: unknown = JSON.parse(value);
      const isObject = typeof parts === "object" && parts !== null && !Array.isArray(parts);
      return isObject ? Object.keys(parts).map((part) => `${name}.${part}`) : [name];
    });
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...session.map((name) => `session:${name}`),
      ...Object.keys(localStorage).map((name) => `local:${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `database:${name}`),
      ...(await caches.keys()).map((name) => `cache:${name}`),
      ...workers.map(({ scope }) => `worker:${scope}`),
    ];
  });
  return [...cookies, ...inPage];
}
