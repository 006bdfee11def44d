import { expect, type Page } from "@playwright/test";
import type { careersPageWalks, careersSamples } from "../../shared/models/careers-model.ts";
import { paths } from "../../shared/paths.ts";
import type { Player } from "./player.ts";

type Shown = (typeof careersPageWalks)[number]["steps"][number];

export const careersPlayer: Player<Shown> = {
  path: paths.careers(),
  async begin(page, hands) {
    const toggle = (name: string) => () => hands.press(summary(page, name));
    return {
      does: {
        "the department is toggled": toggle("Hardware Development"),
        "another department is toggled": toggle("Data Team"),
        "a role is toggled": toggle("Mechanical Engineer"),
        "another role is toggled": toggle("Embedded Engineer"),
        "a role elsewhere is toggled": toggle("Data Engineer"),
      } satisfies Record<keyof typeof careersSamples, () => Promise<void>>,
      expectShown: (step) => expectOpen(page, step),
    };
  },
};

export function summary(page: Page, name: string) {
  return page.locator("main summary", { hasText: name });
}

async function expectOpen(page: Page, { context }: Shown): Promise<void> {
  const open = [context.department, context.role].filter((name) => name !== null);
  const summaries = page.locator("main details[open] > summary");
  await expect(summaries).toHaveText(open.map((name) => new RegExp(name)));
  await expect(page.getByText("Hide Details").filter({ visible: true })).toHaveCount(
    context.role === null ? 0 : 1,
  );
}
