import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

test("a page that a pointer rests on is fetched before the click", async ({ page, open }) => {
  const prefetched = new Promise<string>((resolve) => {
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]?.startsWith("prefetch")) resolve(request.url());
    });
  });
  await open(paths.home());

  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).hover();

  expect(await prefetched).toContain(paths.careers());
});
