import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";
import { wake } from "./browser/wake.ts";

test("a role that was opened before the list wakes closes as another opens, also where the browser does not group disclosures", async ({
  open,
  page,
}) => {
  await open(paths.careers());
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute("name");
      const isOpened = /^(Hardware|Mechanical)/.test(
        details.querySelector("h3, h4")?.textContent ?? "",
      );
      details.toggleAttribute("open", isOpened);
    }
  });
  await wake(page, "careers-list");

  await summary(page, "Embedded Engineer").click();

  await expectOpen(page, ["Hardware Development", "Embedded Engineer"]);
});

test("the address of a role opens its department and the role, also on the open page, whose print has the address for applications", async ({
  open,
  page,
}) => {
  await open(paths.careers("embedded-engineer"));
  await expectOpen(page, ["Hardware Development", "Embedded Engineer"]);
  await expect(page.getByText("Write firmware and drivers")).toBeInViewport();
  await expect(page.locator("page-island[name=careers-list][awake]")).toHaveCount(1);

  await page.evaluate(() => location.assign("#mechanical-engineer"));
  await expectOpen(page, ["Hardware Development", "Mechanical Engineer"]);
  await summary(page, "Mechanical Engineer").click();
  await expectOpen(page, ["Hardware Development"]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Or write to .+@.+ with the subject/).first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the address of a role opens it, and one role is open at a time", async ({ open, page }) => {
    await open(paths.careers("mechanical-engineer"));
    await expectOpen(page, ["Hardware Development", "Mechanical Engineer"]);

    await summary(page, "Embedded Engineer").click();

    await expect(summary(page, "Mechanical Engineer")).toHaveText(/View Details/, {
      useInnerText: true,
    });
    await expect(summary(page, "Embedded Engineer")).toHaveText(/Hide Details/, {
      useInnerText: true,
    });
  });
});

async function expectOpen(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.locator("main details[open] > summary")).toHaveText(
    names.map((name) => new RegExp(name)),
  );
}

function summary(page: Page, name: string) {
  return page.locator("main summary", { hasText: name });
}
