import { expect, type Page } from "@playwright/test";
import { exampleLine } from "../../shared/content/example-line.ts";
import { type LineChoice, lineAddress, locationsShown } from "../../shared/line-choice.ts";
import {
  type rankedListSamples,
  rankedListStarts,
  type rankedListWalks,
} from "../../shared/models/ranked-list-model.ts";
import { paths } from "../../shared/paths.ts";
import { urgencyLabels } from "../../shared/urgency.ts";
import type { Player } from "./player.ts";

type Shown = (typeof rankedListWalks)[number]["steps"][number];

const labels = { all: "All", ...urgencyLabels };

/** Plays walks on the track monitoring page, opened at a URL that selects a location or a filter of the ranked list. */
export function rankedListPlayer(start: LineChoice = rankedListStarts.line): Player<Shown> {
  return {
    path: paths.solution("autonomous-track-monitoring") + lineAddress(start),
    async begin(page, input) {
      const filter = (label: string) => () =>
        input.press(filters(page).getByRole("link", { name: label }));
      const location = (name: string) => () => input.press(page.getByRole("link", { name }));
      return {
        actions: {
          "look first is chosen": filter("Look first"),
          "look next is chosen": filter("Look next"),
          "as planned is chosen": filter("As planned"),
          "all are chosen": filter("All"),
          "km 33.4 is chosen": location("Km\u00a033.4"),
          "km 44 is chosen": location("Km\u00a044"),
          "the whole line is chosen": location("Whole line"),
        } satisfies Record<keyof typeof rankedListSamples, () => Promise<void>>,
        async expectShown({ context }) {
          await expectChoice(page, context);
          await expect(page).toHaveURL((url) => url.search + url.hash === searchOf(context));
        },
      };
    },
  };
}

/** The rows, the map and the history show this choice. */
export async function expectChoice(page: Page, { show, location: slug }: LineChoice) {
  await expect(filters(page).locator("[aria-current]")).toHaveText(new RegExp(`^${labels[show]} `));
  const rows = page.locator("tbody tr", { has: page.getByRole("link", { name: /^Km/ }) });
  await expect(rows.getByRole("link")).toHaveText(
    locationsShown(show).map(({ kilometre }) => `Km\u00a0${kilometre}`),
  );
  const chosen = exampleLine.find((each) => each.slug === slug);
  await expect(rows.locator("[aria-current]")).toHaveText(
    chosen ? [`Km\u00a0${chosen.kilometre}`] : [],
  );
  const map = page.getByRole("img", { name: "Map of the example line" });
  await expect(map).toHaveAccessibleName(
    chosen ? new RegExp(`Km\u00a0${chosen.kilometre} in the middle`) : /each location$/,
  );
  const history = chosen
    ? new RegExp(`Km\u00a0${chosen.kilometre}, .* on the latest`)
    : "All locations, run by run";
  await expect(page.getByText(history)).toBeVisible();
}

function filters(page: Page) {
  return page.getByRole("navigation", { name: "Filter locations" });
}

/** `URL` leaves out a question mark that nothing follows. */
function searchOf(choice: LineChoice): string {
  return lineAddress(choice).replace("?#", "#");
}
