import { expect, type Page } from "@playwright/test";
import type { careersSamples, careersWalks } from "../../shared/models/careers-model.ts";
import { paths } from "../../shared/paths.ts";
import type { Player } from "./player.ts";

type Shown = (typeof careersWalks)[number]["steps"][number];

const first = "Hardware Development";
const second = "Data Team";

export const careersPlayer: Player<Shown> = {
  path: paths.careers(),
  async begin(page, input) {
    const toggle = (name: string) => () => input.press(summary(page, name));
    const toggleRole = (department: string, title: string, slug: string) => async () => {
      const role = roleSummary(page, department, title);
      if (await role.isVisible()) await input.press(role);
      else await followLinkTo(page, slug);
    };
    return {
      actions: {
        "the department is toggled": toggle(first),
        "another department is toggled": toggle(second),
        "a role is toggled": toggleRole(first, "Mechanical Engineer", "mechanical-engineer"),
        "another role is toggled": toggleRole(first, "Embedded Engineer", "embedded-engineer"),
        "a role of another department is toggled": toggleRole(
          second,
          "Mechanical Engineer",
          "second-mechanical-engineer",
        ),
      } satisfies Record<keyof typeof careersSamples, () => Promise<void>>,
      expectShown: (step) => expectOpen(page, step),
    };
  },
};

/** Opens a role's address, also if it is the current address. */
async function followLinkTo(page: Page, slug: string): Promise<void> {
  await page.evaluate((role) => {
    location.assign("#");
    location.assign(`#${role}`);
  }, slug);
}

export function summary(page: Page, name: string) {
  return page.locator("main summary", { hasText: name });
}

function roleSummary(page: Page, department: string, title: string) {
  return page
    .locator("main details[name=department]")
    .filter({ has: page.locator("summary", { hasText: department }) })
    .locator("summary", { hasText: title });
}

async function expectOpen(page: Page, { value, context }: Shown): Promise<void> {
  const open = {
    closed: [],
    department: [context.department],
    role: [context.department, context.role],
  }[value];
  const summaries = page.locator("main details[open] > summary");
  await expect(summaries).toHaveText(open.map((name) => new RegExp(name)));
  await expect(page.getByText("Hide Details").filter({ visible: true })).toHaveCount(
    value === "role" ? 1 : 0,
  );
}
