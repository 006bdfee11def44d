import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

test("the page of a hovered link is prefetched", async ({ page, open }) => {
  const prefetched = firstPrefetch(page);
  await open(paths.home());

  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).hover();

  expect((await prefetched).url()).toContain(paths.careers());
});

test("the page of a pressed link is prefetched, and a file is not", async ({ page, open }) => {
  const prefetched = firstPrefetch(page);
  await open(paths.insights());

  await press(page, page.getByRole("link", { name: "Feed" }));
  await press(page, page.getByRole("contentinfo").getByRole("link", { name: "Careers" }));

  expect((await prefetched).url()).toContain(paths.careers());
});

/** Without releasing the button on the link, which would follow it. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

/** Resolves with the first prefetched address. */
function firstPrefetch(page: Page) {
  return page.waitForEvent("request", (request) =>
    Boolean(request.headers()["sec-purpose"]?.startsWith("prefetch")),
  );
}
