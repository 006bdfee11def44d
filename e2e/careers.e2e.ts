import { expect } from "@playwright/test";
import { departments } from "../shared/content/departments.ts";
import { walkedMachines } from "../shared/models/walked-machines.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { careersPlayer, summary } from "./players/careers-player.ts";
import { mouse } from "./players/input-modes.ts";
import { playWalk } from "./players/player.ts";

for (const { title, steps } of walkedMachines.careers.browserWalks) {
  test(title, async ({ open, page }) => {
    const play = await careersPlayer.begin(page, mouse);

    await open(careersPlayer.path);

    await playWalk(play, steps);
  });
}

test("departments without open roles have nothing to open", async ({ open, page }) => {
  await open(paths.careers());

  const withRoles = departments.filter(({ roles }) => roles.length > 0);
  await expect(page.getByText("View Roles")).toHaveCount(withRoles.length);
});

test("an application is a mail with the role in its subject", async ({ open, page }) => {
  await open(paths.careers());

  await summary(page, "Hardware Development").click();
  await summary(page, "Embedded Engineer").click();

  const apply = page.getByRole("link", { name: "Send us your Resume Now" });
  await expect(apply).toHaveCount(1);
  const subject = new URL((await apply.getAttribute("href")) ?? "").searchParams.get("subject");
  expect(subject).toBe("Application for Embedded Engineer");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("roles open and close by themselves, one at a time", async ({ open, page }) => {
    await open(paths.careers());

    await summary(page, "Hardware Development").click();
    await summary(page, "Mechanical Engineer").click();
    await summary(page, "Embedded Engineer").click();

    await expect(summary(page, "Mechanical Engineer")).toHaveText(/View Details/, {
      useInnerText: true,
    });
    await expect(summary(page, "Embedded Engineer")).toHaveText(/Hide Details/, {
      useInnerText: true,
    });
  });
});
