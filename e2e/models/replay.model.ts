import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { EXCERPT_S, fleet, vehicleOf } from "../../shared/content/mine-level/record.ts";
import {
  clockText,
  type ReplayChoice,
  replayAddress,
  stills,
} from "../../shared/content/mine-level/replay-choice.ts";
import { replayMachine } from "../../shared/machines/replay.ts";
import { paths } from "../../shared/paths.ts";
import type { Model, PageTest } from "./model.ts";

const page = paths.solution("underground-positioning-system");
const END = EXCERPT_S - 1;
const loader = vehicleOf("L1");
/** The seconds of one tick: more than the rest of the excerpt near its end, and less than half of it. */
const TICK_S = 12;
const PACE = 4;

/** The replay, started at some moment. */
function modelOf(start: string, input: ReplayChoice): Model<typeof replayMachine> {
  return {
    start,
    machine: replayMachine,
    input,
    cases: [
      { type: "play.toggled" },
      { type: "choice.changed", change: { vehicle: loader } },
      { type: "view.left" },
      { type: "view.entered" },
      { type: "clock.ticked", seconds: TICK_S },
    ],
    keyOf: ({ value, context: { choice } }) => [value, choice.vehicle, choice.at === END],
    // The replay is out of view.
    isOffered: (snapshot, { type }) =>
      !snapshot.matches({ playing: "unseen" }) || type === "view.entered",
    rules: {
      "time passes only with the clock or from the start": ({ before, event, after }) =>
        event.type === "clock.ticked" ||
        after.context.choice.at === before.context.choice.at ||
        after.context.choice.at === 0,
      "it plays only before its end, and the button begins or ends that": (step) =>
        (!step.after.hasTag("playing") || step.after.context.choice.at < END) &&
        (step.event.type !== "play.toggled" ||
          step.before.hasTag("playing") !== step.after.hasTag("playing")),
      "the clock runs exactly while it plays in view": ({ event, after }) =>
        Object.keys(after.children).length === (after.matches({ playing: "running" }) ? 1 : 0) &&
        (event.type !== "view.left" || !after.matches({ playing: "running" })),
      "the address follows every choice and every pause": ({ before, event, after, emitted }) =>
        emitted.length > 0 ===
        (event.type === "choice.changed" || (before.hasTag("playing") && !after.hasTag("playing"))),
    },
    testOf(browserPage, mode) {
      const island = () => browserPage.locator("page-island[name=fleet-map]");
      const button = () => island().getByRole("button", { name: /^(Play|Pause)$/ });
      const slider = () => island().getByRole("slider", { name: "Time of the shift" });
      const isShown = async (snapshot: SnapshotFrom<typeof replayMachine>) => {
        const { choice } = snapshot.context;
        await expect(button()).toHaveText(snapshot.hasTag("playing") ? "Pause" : "Play");
        await expect(
          island().locator("tr[aria-current]").getByRole("link", { includeHidden: true }),
        ).toHaveText(fleet[choice.vehicle]?.name ?? "");
        if (choice.at !== END) return;
        await expect(slider()).toHaveAttribute("aria-valuetext", clockText(END));
      };
      return {
        events: {
          async "xstate.init"() {
            // The same address again would not load the page again.
            await browserPage.goto("about:blank");
            await browserPage.clock.install();
            await browserPage.goto(page + replayAddress(input, "fleet", {}));
            await island().dispatchEvent("focusin");
            await expect(island()).toHaveAttribute("awake");
            await browserPage.clock.pauseAt(Date.now() + 60_000);
            await button().scrollIntoViewIfNeeded();
          },
          "play.toggled": () => mode.press(button()),
          "choice.changed": () =>
            mode.press(
              island()
                .getByRole("rowheader", { name: /^Loader 1/ })
                .getByRole("link"),
            ),
          "view.left": () =>
            browserPage.evaluate(() => {
              scrollTo(0, 0);
              // Observers are called in the order in which they were created.
              return new Promise<void>((resolve) =>
                new IntersectionObserver(() => resolve()).observe(document.body),
              );
            }),
          "view.entered": () => button().scrollIntoViewIfNeeded(),
          "clock.ticked": () => browserPage.clock.runFor((TICK_S * 1000) / PACE),
        },
        states: {
          paused: isShown,
          "playing.running": isShown,
          async "playing.unseen"(snapshot) {
            await isShown(snapshot);
            const before = await slider().getAttribute("aria-valuetext");
            await browserPage.clock.runFor(1_000);
            await expect(slider()).toHaveAttribute("aria-valuetext", before ?? "");
          },
        },
      } satisfies PageTest<typeof replayMachine>;
    },
  };
}

export const replayModels = [
  modelOf("in its midst", stills.fleet),
  modelOf("at its end", { ...stills.fleet, at: END }),
  modelOf("shortly before its end", { ...stills.fleet, at: END - TICK_S / 2 }),
] as const;
