import { expect, type Page } from "@playwright/test";
import { departments } from "../shared/content/departments.ts";
import { type careersSamples, careersWalks } from "../shared/models/careers-model.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

type Told = keyof typeof careersSamples;
type Shown = (typeof careersWalks)[number]["steps"][number];

// The page has one department that can be opened; the machine's own tests open two.
const walks = careersWalks.filter(({ steps }) =>
  steps.every(({ told }) => told !== "another department is toggled"),
);

for (const { title, steps } of walks) {
  test(title, async ({ open, page }) => {
    await open(paths.careers());

    for (const step of steps) {
      await toggle(page, step.told);
      await expectShown(page, step);
    }
  });
}

test("departments without open roles have nothing to open", async ({ open, page }) => {
  await open(paths.careers());

  const withRoles = departments.filter(({ roles }) => roles.length > 0);
  await expect(page.getByText("View Roles")).toHaveCount(withRoles.length);
});

test("an application is a mail with the role in its subject", async ({ open, page }) => {
  await open(paths.careers());

  await toggle(page, "the department is toggled");
  await toggle(page, "another role is toggled");

  const apply = page.getByRole("link", { name: "Send us your Resume Now" });
  await expect(apply).toHaveCount(1);
  const subject = new URL((await apply.getAttribute("href")) ?? "").searchParams.get("subject");
  expect(subject).toBe("Application for Embedded Engineer");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("roles open and close by themselves, one at a time", async ({ open, page }) => {
    await open(paths.careers());

    await toggle(page, "the department is toggled");
    await toggle(page, "a role is toggled");
    await toggle(page, "another role is toggled");

    await expect(summary(page, "Mechanical Engineer")).toHaveText(/View Details/, {
      useInnerText: true,
    });
    await expect(summary(page, "Embedded Engineer")).toHaveText(/Hide Details/, {
      useInnerText: true,
    });
  });
});

const names: Record<Told, string> = {
  "the department is toggled": "Hardware Development",
  "another department is toggled": "Data Team",
  "a role is toggled": "Mechanical Engineer",
  "another role is toggled": "Embedded Engineer",
};

async function toggle(page: Page, told: Told): Promise<void> {
  await summary(page, names[told]).click();
}

function summary(page: Page, name: string) {
  return page.locator("main summary", { hasText: name });
}

async function expectShown(page: Page, { context }: Shown): Promise<void> {
  const open = [context.department, context.role].filter((name) => name !== null);
  const summaries = page.locator("main details[open] > summary");
  await expect(summaries).toHaveText(open.map((name) => new RegExp(name)));
  await expect(page.getByText("Hide Details").filter({ visible: true })).toHaveCount(
    context.role === null ? 0 : 1,
  );
}
