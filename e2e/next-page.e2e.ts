import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

test("the page of a hovered link is prefetched, and a file is not", async ({ page, open }) => {
  const prefetched = page.waitForEvent("request", (request) =>
    Boolean(request.headers()["sec-purpose"]?.startsWith("prefetch")),
  );
  await open(paths.insights());

  await page.getByRole("link", { name: "Feed" }).hover();
  await page.mouse.down();
  // A button that is released on the link would follow it.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).hover();

  expect((await prefetched).url()).toContain(paths.careers());
});
