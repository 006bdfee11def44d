import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { holdBack } from "./browser/held-routes.ts";

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

test("the first press of Play plays, although its code loads only then", async ({ page, open }) => {
  await open(paths.solution("underground-positioning-system"));

  await page.getByRole("button", { name: "Play" }).dispatchEvent("click");

  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("a slider moved before its code loads shows the run it stands at", async ({ page, open }) => {
  await open(paths.home());
  const slider = page.getByLabel("Step through the runs");

  const wasAwake = await slider.evaluate((input: HTMLInputElement) => {
    input.valueAsNumber = 3;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    return input.closest("page-island")?.hasAttribute("awake");
  });

  expect(wasAwake).toBe(false);
  await expect(page.getByText("Run 3, ")).toBeVisible();
  await expect(slider).toHaveValue("3");
});

test("of the filters pressed while the list of posts loads its code and wakes, the last is chosen, and the server is not asked", async ({
  page,
  open,
}) => {
  const arrive = await holdBack(page, "**/assets/insights-list-*.js");
  // Presses a button at the moment at which the list begins to wake.
  await page.addInitScript(() => {
    const { cloneNode } = Node.prototype;
    Node.prototype.cloneNode = function (deep) {
      const list = this instanceof Element && this.getAttribute("name") === "insights-list";
      if (list) document.querySelector<HTMLElement>("main button[value=press_release]")?.click();
      return cloneNode.call(this, deep);
    };
  });
  await open(paths.insights());
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));

  await page.getByRole("button", { name: "Press Release" }).click();
  await page.getByRole("button", { name: "Blog", exact: true }).click();
  arrive();

  await expect(page.getByRole("button", { pressed: true })).toHaveText("Press Release");
  await expect(page.getByRole("article").getByText("Blog", { exact: true })).toHaveCount(0);
  expect(asked.filter((path) => /^\/(insights|api)\b/.test(path))).toEqual([]);
});
