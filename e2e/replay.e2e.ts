import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

test("a click on a slow phone just after the first paint takes effect", async ({ page, open }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send("Network.enable");
  // As Lighthouse's slow 4G, on a processor six times slower.
  await phone.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      setTimeout(
        () => document.querySelector<HTMLElement>("form button[type=submit]")?.click(),
        10,
      );
    }).observe({ type: "paint", buffered: true });
  });

  await open(paths.bookADemo());

  await expect(page.getByText(messages.invalidEmail)).toBeVisible();
});

test("hovering over a field fetches its island's code and does not wake it", async ({
  page,
  open,
}) => {
  await open(paths.bookADemo());
  const fetched = page.waitForResponse(/\/assets\/hydrate-/);

  await page.getByLabel("Email").hover();

  await fetched;
  await expect(page.locator("page-island[name=demo-form]")).not.toHaveAttribute("awake");
});

test("a click on a location before React has loaded is replayed, and loads no page", async ({
  page,
  open,
}) => {
  let release = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/{islands,hydrate,ranked-list,chunk}-*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await open(paths.solution("autonomous-track-monitoring"));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });

  await page.getByRole("link", { name: "Km\u00a033.4" }).click();
  release();

  await expect(page.getByRole("img", { name: "Km\u00a033.4 in the middle" })).toBeVisible();
  expect(loads).toBe(0);
});
