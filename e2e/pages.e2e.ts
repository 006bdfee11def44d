import { expect } from "@playwright/test";
import { everyPage } from "./every-page.ts";
import { test } from "./survey.ts";

test("every page has a unique title and description", async ({ request, siteUrl }) => {
  const heads = await Promise.all(
    everyPage.map(async (path) => {
      const html = await (await request.get(`${siteUrl}${path}`)).text();
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      ];
    }),
  );

  for (const which of [0, 1]) {
    const texts = heads.map((head) => head[which]);
    expect(texts.every((text) => text !== undefined && text.length > 8)).toBe(true);
    expect(new Set(texts).size).toBe(everyPage.length);
  }
});

test("an unknown path shows the way home and is logged to the console", async ({
  page,
  siteUrl,
  expectConsole,
}) => {
  expectConsole(/404/);
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("/no/such/page"),
  );

  await page.goto(`${siteUrl}/no/such/page`);

  await logged;
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
});
