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
/** No location contains this word. */
const nowhere = "zebra";

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
      { type: "choice.changed", change: { find: nowhere } },
      { type: "note.written", at: crossing, note: "Wet ballast" },
      { type: "history.travelled", choice: plainChoice },
      { type: "history.travelled", choice: { ...plainChoice, at: crossing } },
    ],
    keyOf: ({ value, context: { choice, notes } }) => [value, choice.at, choice.find, notes],
    isOffered({ context: { choice } }, { type }) {
      // Rows, the link to the list and the note need a location.
      if (type === "note.written") return shownPlace(choice)?.place.kilometre === crossing;
      if (type === "place.chosen") return choice.find === "";
      return type !== "list.requested" || shownPlace(choice) !== undefined;
    },
    rules: {
      "a place is chosen exactly in the state place": ({ after }) =>
        after.hasTag("placeOpen") === (after.context.choice.at !== null),
      "only a change of view adds an entry to the history": ({ before, event, after, emitted }) =>
        event.type === "history.travelled" ||
        emitted.some(({ type }) => type === "address.pushed") ===
          (before.hasTag("placeOpen") !== after.hasTag("placeOpen")),
    },
    testOf(browserPage, mode) {
      const island = () => browserPage.locator("page-island[name=dashboard]");
      const list = () => island().locator("ol");
      // In a narrow window the list and a place hide each other.
      const press = async (link: Locator) =>
        (await link.isVisible()) ? mode.press(link) : link.dispatchEvent("click");
      const isShown = async ({ context: { choice } }: SnapshotFrom<typeof dashboardMachine>) => {
        const at = choice.at === null ? null : String(choice.at);
        const found = shownPlace(choice);
        await expect(island().locator("h4")).toHaveText(found ? [found.place.short] : []);
        await expect(island().getByText("No location matches.")).toHaveCount(found ? 0 : 1);
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
          "choice.changed": ({ event }) =>
            island()
              .locator("[name=find]")
              .evaluate((field: HTMLInputElement, find) => {
                // As typing does; the field is hidden beside a place in a narrow window.
                const { set } =
                  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
                set?.call(field, find);
                field.dispatchEvent(new Event("input", { bubbles: true }));
              }, event.change.find ?? ""),
          "note.written": ({ event }) =>
            island().getByLabel("Note").fill(event.note, { force: true }),
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
