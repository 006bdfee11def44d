import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { fillIn, openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";
import { openDisclosures } from "./open-disclosures.ts";

interface Manifest {
  stylesheet: string;
  /** By file of the page. */
  styles: Record<string, { css: string }>;
}

/** What visitors do on a page until all that its islands may show has been seen. */
const visits: [path: string, page: string, visit: (page: Page) => Promise<void>][] = [
  [paths.bookADemo(), "book-a-demo", goThroughTheForm],
  [paths.insights(), "insights", (page) => page.getByRole("button", { name: /Press/ }).click()],
  [paths.careers(), "careers", openDisclosures],
  [
    paths.insight("rail-buckling-neutral-temperature"),
    "insight",
    (page) => page.getByRole("group", { name: "Code, Python" }).scrollIntoViewIfNeeded(),
  ],
];

for (const [path, file, visit] of visits) {
  test(`${path} keeps the rules of what its islands show later, and not those of what it never shows`, async ({
    page,
    request,
    open,
  }) => {
    const { styles, stylesheet }: Manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
    const whole = styles[`client/pages/${file}.tsx`]?.css ?? "";
    const served = async () => cssOf(await (await request.get(path)).text());
    // A page just rendered goes out with all of its template's until it is packed as well as can be.
    await expect.poll(async () => (await served()).length).toBeLessThan(whole.length);
    const every = classesIn(await (await request.get(stylesheet)).text());

    await noteClasses(page);
    await open(path);
    await visit(page);

    const own = classesIn(await served());
    const shown = await classesEverShown(page);
    expect(shown.filter((name) => every.has(name) && !own.has(name))).toEqual([]);
  });
}

/** Through its mistakes to the receipt. */
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

/** Keeps them from the start on: what a step takes away again was shown all the same. */
async function noteClasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { classesEverShown: seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("[class]")) {
        for (const name of one.classList) seen.add(name);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
  });
}

function classesEverShown(page: Page): Promise<string[]> {
  return page.evaluate("[...window.classesEverShown]");
}

function cssOf(html: string): string {
  return /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
}

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}
