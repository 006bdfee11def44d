import { expect } from "@playwright/test";
import { paths, railwayProductSlugs } from "../shared/paths.ts";
import { everyPage } from "./every-page.ts";
import { test } from "./survey.ts";

const aliases = railwayProductSlugs.map((slug) => [
  paths.caseStudyAlias(slug),
  paths.caseStudy("railways", slug),
]);

for (const path of everyPage) {
  test(`${path} answers, names itself once and fits a narrow window`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 360, height: 740 });

    const answer = await page.goto(`${siteUrl}${path}`);

    expect(answer?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${siteUrl}${path}`,
    );
    const shownFirst = await page.locator('link[rel="expect"]').getAttribute("href");
    await expect(page.locator(shownFirst ?? "")).toHaveCount(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, "pixels wider than the window").toBeLessThanOrEqual(0);
  });
}

test("every page has a title and a description of its own", async ({ request, siteUrl }) => {
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

test("a finished page has no inline script, no inline style and no nonce", async ({
  request,
  siteUrl,
}) => {
  for (const path of everyPage) {
    const answer = await request.get(`${siteUrl}${path}`);
    const html = await answer.text();

    const inline = html.match(/<script(?![^>]*\b(src=|type="application\/ld\+json"))[^>]*>/g);
    expect(inline, path).toBeNull();
    expect(html.match(/<[^>]+\sstyle=/g), path).toBeNull();
    expect(answer.headers()["content-security-policy"], path).not.toContain("nonce");
  }
});

for (const [alias, canonical] of aliases) {
  test(`${alias} shows the page of ${canonical} and says so`, async ({ page, siteUrl }) => {
    const answer = await page.goto(`${siteUrl}${alias}`);

    expect(answer?.status()).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${siteUrl}${canonical}`,
    );
  });
}

test("an unknown path answers 404, shows the way home and logs the path", async ({
  page,
  siteUrl,
  expectConsole,
}) => {
  expectConsole(/404/);
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("/no/such/page"),
  );

  const answer = await page.goto(`${siteUrl}/no/such/page`);

  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test("an unknown post answers 404 with the list and a line that it was not found", async ({
  page,
  siteUrl,
  expectConsole,
}) => {
  expectConsole(/404/);

  const answer = await page.goto(`${siteUrl}${paths.insight("no-such-post")}`);

  expect(answer?.status()).toBe(404);
  await expect(page.getByText("We could not find that post")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
