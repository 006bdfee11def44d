import { assertEvent, assign, emit, setup } from "xstate";
import { type LineChoice, locationsShown, type Show } from "../line-choice.ts";

export type RankedListEvent =
  | { type: "filter.chosen"; show: Show }
  | { type: "location.chosen"; location: string }
  | { type: "line.chosen" };

export type RankedListEmitted = { type: "choice.changed" } & LineChoice;

const list = setup({
  types: {
    context: {} as LineChoice,
    events: {} as RankedListEvent,
    emitted: {} as RankedListEmitted,
    input: {} as LineChoice,
  },
  actions: {
    keepFilter: assign(({ event }) => {
      assertEvent(event, "filter.chosen");
      return { show: event.show };
    }),
    keepLocation: assign(({ event }) => {
      assertEvent(event, "location.chosen");
      return { location: event.location };
    }),
    dropLocation: assign({ location: null }),
    reportChoice: emit(({ context }) => ({ type: "choice.changed", ...context })),
  },
  guards: {
    hasLocation: ({ context }) => context.location !== null,
    /** True if the chosen filter shows the current location. */
    keepsLocation: ({ context, event }) =>
      event.type === "filter.chosen" &&
      locationsShown(event.show).some(({ slug }) => slug === context.location),
  },
});

/**
 * The ranked list of the example line: the whole line, or one of its locations. A filter that hides
 * the chosen location leads back to the whole line.
 */
export const rankedListMachine = list.createMachine({
  id: "rankedList",
  context: ({ input }) => input,
  initial: "starting",
  states: {
    starting: { always: [{ guard: "hasLocation", target: "location" }, { target: "line" }] },
    line: {
      on: {
        "filter.chosen": { actions: ["keepFilter", "reportChoice"] },
        "location.chosen": { target: "location", actions: ["keepLocation", "reportChoice"] },
      },
    },
    location: {
      on: {
        "filter.chosen": [
          { guard: "keepsLocation", actions: ["keepFilter", "reportChoice"] },
          { target: "line", actions: ["keepFilter", "dropLocation", "reportChoice"] },
        ],
        "location.chosen": { actions: ["keepLocation", "reportChoice"] },
        "line.chosen": { target: "line", actions: ["dropLocation", "reportChoice"] },
      },
    },
  },
});
