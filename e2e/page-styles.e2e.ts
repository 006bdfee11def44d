import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { fillIn, openDetails } from "./demo-form-visitor.ts";
import { everyView } from "./every-page.ts";
import { test } from "./fixtures.ts";
import { openDisclosures } from "./open-disclosures.ts";

test("every page has a rule for every class of its markup", async ({ request }) => {
  for (const path of everyView) {
    const html = await (await request.get(path)).text();

    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    expect.soft(classes.length, path).toBeGreaterThan(50);
    expect.soft(withoutRule(classes, html), path).toEqual([]);
  }
});

/** Each visit brings the islands of a page into all of their states. */
const visits: [path: string, visit: (page: Page) => Promise<void>][] = [
  [paths.bookADemo(), goThroughTheForm],
  [paths.insights(), (page) => page.getByRole("button", { name: /Press/ }).click()],
  [paths.careers(), openDisclosures],
  [
    paths.insight("rail-buckling-neutral-temperature"),
    (page) => page.getByRole("group", { name: "Code, Python" }).scrollIntoViewIfNeeded(),
  ],
];

for (const [path, visit] of visits) {
  test(`${path} has a rule for every class that its islands show later`, async ({
    page,
    request,
    open,
  }) => {
    await recordClasses(page);
    await open(path);
    await visit(page);

    const html = await (await request.get(path)).text();
    expect(withoutRule(await recordedClasses(page), html)).toEqual([]);
  });
}

/** Makes every mistake of the form, then sends it. */
async function goThroughTheForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await openDetails(page);
  await page.getByLabel("Full name").fill("");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await fillIn(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeVisible();
}

/** Records every class from the start on, also of elements that a later step removes. */
async function recordClasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = new Set<string>();
    Object.assign(window, { recordedClasses: recorded });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll("[class]")) {
        for (const name of element.classList) recorded.add(name);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
  });
}

function recordedClasses(page: Page): Promise<string[]> {
  return page.evaluate("[...window.recordedClasses]");
}

/** The classes of CSS modules, which have an underscore in their names, that the page's styles do not name. */
function withoutRule(classes: readonly string[], html: string): string[] {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  const named = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  return classes.filter((name) => name.includes("_") && !named.has(name));
}
