import { expect, type Route } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { holdBack } from "./browser/held-routes.ts";

const faults = [
  (route: Route) => route.abort(),
  (route: Route) => route.fulfill({ status: 503 }),
  // As from a network that asks for a login.
  (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Log in" }),
];

test("an island wakes without a second interaction after two failed requests for its code, and every island of a page after some attempts if the first request of each chunk fails", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Failed to load|MIME type|did not wake/);
  await page.route("**/assets/islands-*.js", (route) => route.abort(), { times: 1 });
  await page.route("**/assets/demo-form-*.js", (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await open(paths.bookADemo());
  const form = page.locator("page-island[name=demo-form]");
  await form.dispatchEvent("focusin");
  await expect(form).toHaveAttribute("awake");

  const requested = new Set<string>();
  await page.route("**/assets/*.js", (route) => {
    const url = route.request().url();
    if (requested.has(url) || url.includes("/entry-")) return route.continue();
    requested.add(url);
    return faults[requested.size % faults.length]?.(route);
  });
  // With islands of React and behaviours that wake by themselves, by an interaction and in view.
  for (const path of [paths.home(), paths.bookADemo()]) {
    await open(path);
    const asleep = page.locator("page-island:not([awake])");
    await expect(async () => {
      await asleep.evaluateAll((islands) => {
        for (const island of islands) island.dispatchEvent(new FocusEvent("focusin"));
      });
      await expect(asleep).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  }
  expect(requested.size).toBeGreaterThan(10);
});

test("the demo form says that its code is missing, with a mail that has the typed address, and the next interaction repairs it without a submit", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/did not wake|Failed to load/);
  await page.route("**/assets/demo-form-*.js", (route) => route.abort());
  await open(paths.bookADemo());
  const notice = page.getByRole("alert").filter({ hasText: "has not loaded" });
  await page.getByLabel("Email").fill("ada@railway.example");
  await expect(notice).toBeHidden();

  await page.getByRole("button", { name: "Continue" }).click();

  await expect(notice).toBeVisible();
  const mail = await notice.getByRole("link", { name: "by e-mail" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain("Email: ada@railway.example");
  await page.unroute("**/assets/demo-form-*.js");
  await expect(notice.getByRole("link", { name: "Reload the page" })).toBeVisible();

  await page.getByLabel("Email").hover();

  await expect(notice).toBeHidden();
  await expect(page.locator("page-island[name=demo-form]")).toHaveAttribute("awake");
  await expect(page.locator("[data-step=email]")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("[data-step=details]")).toBeVisible();
});

test("the demo form says that its code is late, and continues with it", async ({ page, open }) => {
  const arrive = await holdBack(page, "**/assets/demo-form-*.js");
  await page.clock.install();
  await open(paths.bookADemo());
  await page.getByLabel("Email").fill("ada@railway.example");
  const submit = page.getByRole("button", { name: "Continue" });
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  const notice = page.getByRole("alert").filter({ hasText: "has not loaded" });
  await expect(notice).toBeHidden();

  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  arrive();

  await expect(page.locator("[data-step=details]")).toBeVisible();
  await expect(notice).toBeHidden();
});

test("without code of islands every other control works", async ({ page, open, expectConsole }) => {
  expectConsole(/did not wake|Failed to load/);
  await page.route("**/assets/islands-*.js", (route) => route.abort());

  await open(paths.careers());
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);

  await open(paths.insights());
  await page.getByRole("button", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(paths.insights("blog"));

  await open(paths.solution("track-temperature-sensor"));
  await page.getByLabel("Neutral temperature").fill("40");
  await page.getByLabel("Neutral temperature").press("Enter");
  await expect(page.getByText("10\u00a0°C above neutral")).toBeVisible();
});
