import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./survey.ts";

test("the ranking of culverts is a table, and fits a phone without scrolling sideways", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });

  await open(paths.solution("culvert-risk-assessor"));

  const region = page.getByRole("group", { name: "Ranking" });
  const overflow = await region.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await exposedRoles(page)).toMatchObject({ columnheader: 4, rowheader: 5, row: 6 });
});

test("the table of forces fits a phone without scrolling sideways", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });

  await open(paths.solution("track-temperature-sensor"));

  const region = page.getByRole("group", { name: "Table" });
  const overflow = await region.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await exposedRoles(page)).toMatchObject({ columnheader: 4, rowheader: 8, row: 9 });
});

test("a low window shows the first picture above its text", async ({ page, open }) => {
  await page.setViewportSize({ width: 720, height: 450 });

  for (const slug of ["underground-positioning-system", "track-temperature-sensor"] as const) {
    await open(paths.solution(slug));
    const opening = await page.locator("main > * > section, main > section").first().boundingBox();

    expect(opening?.height, slug).toBeGreaterThan(600);
  }
});

test("the menu button is visible in forced colours", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });

  await open(paths.careers());

  const [lines, ground] = await page
    .getByRole("button", { name: "Open menu" })
    .evaluate((button) => [
      getComputedStyle(button, "::before").backgroundColor,
      getComputedStyle(button).backgroundColor,
    ]);
  expect(lines).not.toBe(ground);
});

/** Counts the roles in the browser's accessibility tree. */
async function exposedRoles(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const roles: Record<string, number> = {};
  for (const { role, ignored } of nodes) {
    const name = String(role?.value);
    if (!ignored) roles[name] = (roles[name] ?? 0) + 1;
  }
  return roles;
}
