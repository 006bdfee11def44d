import { expect, type Locator } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import {
  type DashboardChoice,
  dashboardAddress,
  plainChoice,
  shownPlace,
} from "../../shared/content/dashboard-choice.ts";
import { dashboardMachine } from "../../shared/machines/dashboard.ts";
import { paths } from "../../shared/paths.ts";
import type { Model, PageTest } from "./model.ts";

const page = paths.solution("autonomous-track-monitoring");
const crossing = 8.02;

/** The Dashboard, started with the list or with a location. */
function modelOf(start: string, input: DashboardChoice): Model<typeof dashboardMachine> {
  return {
    start,
    machine: dashboardMachine,
    input,
    cases: [
      { type: "place.chosen", at: crossing },
      { type: "place.stepped", by: 1 },
      { type: "list.requested" },
      { type: "run.chosen", run: 3 },
      { type: "history.travelled", choice: plainChoice },
      { type: "history.travelled", choice: { ...plainChoice, at: crossing } },
    ],
    keyOf: ({ value, context: { choice } }) => [value, choice.at, choice.run],
    rules: {
      "a place is chosen exactly in the state place": ({ after }) =>
        after.hasTag("placeOpen") === (after.context.choice.at !== null),
      "only a change of view adds an entry to the history": ({ before, event, after, emitted }) =>
        event.type === "history.travelled" ||
        emitted.some(({ type }) => type === "address.pushed") ===
          (before.hasTag("placeOpen") !== after.hasTag("placeOpen")),
      "Back shows the view of its address without changing the address": (step) =>
        step.event.type !== "history.travelled" ||
        (step.emitted.length === 0 && step.after.context.choice.at === step.event.choice.at),
    },
    testOf(browserPage, mode) {
      const island = () => browserPage.locator("page-island[name=dashboard]");
      const list = () => island().locator("ol");
      // In a narrow window the list and a place hide each other.
      const press = async (link: Locator) =>
        (await link.isVisible()) ? mode.press(link) : link.dispatchEvent("click");
      const isShown = async ({ context: { choice } }: SnapshotFrom<typeof dashboardMachine>) => {
        const at = choice.at === null ? null : String(choice.at);
        await expect(island().locator("h4")).toHaveText(shownPlace(choice).place.short);
        await expect(island().locator("output")).toContainText(`Run ${choice.run},`);
        expect(new URL(browserPage.url()).searchParams.get("at")).toBe(at);
      };
      return {
        events: {
          async "xstate.init"() {
            await browserPage.goto(page + dashboardAddress(input));
            await island().dispatchEvent("focusin");
            await expect(island()).toHaveAttribute("awake");
          },
          "place.chosen": ({ event }) => press(list().locator(`[data-km="${event.at}"]`)),
          "place.stepped": () => list().dispatchEvent("keydown", { key: "ArrowDown" }),
          "list.requested": () =>
            press(island().getByRole("link", { name: /^All \d+ locations$/, includeHidden: true })),
          "run.chosen": ({ event }) =>
            island()
              .getByLabel("Step through the runs", { exact: true })
              .evaluate((slider: HTMLInputElement, run) => {
                // As a key does; the slider is hidden beside the list in a narrow window.
                const { set } =
                  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
                set?.call(slider, String(run));
                slider.dispatchEvent(new Event("input", { bubbles: true }));
              }, event.run),
          "history.travelled": ({ event }) =>
            browserPage.evaluate((address) => {
              history.replaceState(null, "", address);
              dispatchEvent(new PopStateEvent("popstate"));
            }, dashboardAddress(event.choice)),
        },
        states: { list: isShown, place: isShown },
      } satisfies PageTest<typeof dashboardMachine>;
    },
  };
}

export const dashboardModels = [
  modelOf("with the list", plainChoice),
  modelOf("with a location", { ...plainChoice, at: crossing }),
] as const;
