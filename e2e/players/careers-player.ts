import { expect, type Page } from "@playwright/test";
import type { careersPageWalks, careersSamples } from "../../shared/models/careers-model.ts";
import { paths } from "../../shared/paths.ts";
import type { Player } from "./player.ts";

type Shown = (typeof careersPageWalks)[number]["steps"][number];

export const careersPlayer: Player<Shown> = {
  path: paths.careers(),
  async begin(page, input) {
    const toggle = (name: string) => () => input.press(summary(page, name));
    const toggleRole = (title: string, slug: string) => async () => {
      const role = summary(page, title);
      if (await role.isVisible()) await input.press(role);
      else await followLinkTo(page, slug);
    };
    return {
      actions: {
        "the department is toggled": toggle("Hardware Development"),
        "another department is toggled": toggle("Data Team"),
        "a role is toggled": toggleRole("Mechanical Engineer", "mechanical-engineer"),
        "another role is toggled": toggleRole("Embedded Engineer", "embedded-engineer"),
        "a role of another department is toggled": toggleRole("Data Engineer", "data-engineer"),
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
