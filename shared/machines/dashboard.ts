import { assign, emit, setup } from "xstate";
import { type DashboardChoice, shownPlace } from "../content/dashboard-choice.ts";
import { rankedPlaces } from "../content/example-line/rank.ts";

export interface DashboardContext {
  choice: DashboardChoice;
}

export type DashboardEvent =
  | { type: "place.chosen"; at: number }
  /** By the arrow keys in the list. */
  | { type: "place.stepped"; by: 1 | -1 }
  | { type: "list.requested" }
  | { type: "run.chosen"; run: number }
  /** By the browser's Back and Forward. */
  | { type: "history.travelled"; choice: DashboardChoice };

/** `pushed`: a new entry in the browser's history, because the visitor went to another view. */
export interface DashboardEmitted {
  type: "address.pushed" | "address.replaced";
  choice: DashboardChoice;
}

/**
 * The Dashboard: the list, or a place. In a narrow window these are two views, so a change of view is an entry in the
 * browser's history, and every other change replaces the address.
 */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    emitted: {} as DashboardEmitted,
    input: {} as DashboardChoice,
    tags: {} as "placeOpen",
  },
  guards: {
    hasPlace: ({ context }) => context.choice.at !== null,
  },
  actions: {
    keep: assign(({ context }, change: Partial<DashboardChoice>) => ({
      choice: { ...context.choice, ...change },
    })),
    keepNeighbour: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      choice: { ...context.choice, at: neighbourOf(context.choice, by) },
    })),
    pushAddress: emit(({ context: { choice } }) => ({ type: "address.pushed", choice })),
    replaceAddress: emit(({ context: { choice } }) => ({ type: "address.replaced", choice })),
  },
}).createMachine({
  id: "dashboard",
  context: ({ input }) => ({ choice: input }),
  initial: "starting",
  on: {
    "run.chosen": {
      actions: [{ type: "keep", params: ({ event: { run } }) => ({ run }) }, "replaceAddress"],
    },
    "history.travelled": {
      target: ".starting",
      actions: { type: "keep", params: ({ event }) => event.choice },
    },
  },
  states: {
    starting: {
      always: [{ guard: "hasPlace", target: "place" }, { target: "list" }],
    },
    list: {
      on: {
        "place.chosen": {
          target: "place",
          actions: [{ type: "keep", params: ({ event: { at } }) => ({ at }) }, "pushAddress"],
        },
        "place.stepped": {
          target: "place",
          actions: [{ type: "keepNeighbour", params: ({ event }) => event }, "pushAddress"],
        },
      },
    },
    place: {
      tags: "placeOpen",
      on: {
        "place.chosen": {
          actions: [{ type: "keep", params: ({ event: { at } }) => ({ at }) }, "replaceAddress"],
        },
        "place.stepped": {
          actions: [{ type: "keepNeighbour", params: ({ event }) => event }, "replaceAddress"],
        },
        "list.requested": {
          target: "list",
          actions: [{ type: "keep", params: { at: null } }, "pushAddress"],
        },
      },
    },
  },
});

/** The place before or after the shown one in the list. */
function neighbourOf(choice: DashboardChoice, by: 1 | -1): number | null {
  const index = rankedPlaces.indexOf(shownPlace(choice)) + by;
  const within = Math.max(0, Math.min(rankedPlaces.length - 1, index));
  return rankedPlaces[within]?.place.kilometre ?? null;
}
