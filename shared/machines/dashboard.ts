import { assign, emit, setup } from "xstate";
import { type DashboardChoice, listPlaces, shownPlace } from "../content/dashboard-choice.ts";

export interface DashboardContext {
  choice: DashboardChoice;
  /** Notes by the kilometre of their place. They are not in the address and are lost with the page. */
  notes: Readonly<Record<number, string>>;
}

/** Every part of the choice but the place. */
type ChoiceChange = Partial<Omit<DashboardChoice, "at">>;

export type DashboardEvent =
  | { type: "place.chosen"; at: number }
  /** By the arrow keys in the list. */
  | { type: "place.stepped"; by: 1 | -1 }
  | { type: "list.requested" }
  | { type: "choice.changed"; change: ChoiceChange }
  | { type: "note.written"; at: number; note: string }
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
    isListEmpty: ({ context }) => listPlaces(context.choice).length === 0,
  },
  actions: {
    keepPlace: assign(({ context }, { at }: Pick<DashboardChoice, "at">) => ({
      choice: { ...context.choice, at },
    })),
    keepNeighbour: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      choice: { ...context.choice, at: neighbourOf(context.choice, by) },
    })),
    keepChange: assign(({ context }, change: ChoiceChange) => ({
      choice: { ...context.choice, ...change },
    })),
    keepChoice: assign((_, choice: DashboardChoice) => ({ choice })),
    keepNote: assign(({ context }, { at, note }: { at: number; note: string }) => ({
      notes: { ...context.notes, [at]: note },
    })),
    pushAddress: emit(({ context: { choice } }) => ({ type: "address.pushed", choice })),
    replaceAddress: emit(({ context: { choice } }) => ({ type: "address.replaced", choice })),
  },
}).createMachine({
  id: "dashboard",
  context: ({ input }) => ({ choice: input, notes: {} }),
  initial: "starting",
  on: {
    "choice.changed": {
      actions: [{ type: "keepChange", params: ({ event }) => event.change }, "replaceAddress"],
    },
    "note.written": { actions: { type: "keepNote", params: ({ event }) => event } },
    "history.travelled": {
      target: ".starting",
      actions: { type: "keepChoice", params: ({ event }) => event.choice },
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
          actions: [{ type: "keepPlace", params: ({ event }) => event }, "pushAddress"],
        },
        "place.stepped": [
          { guard: "isListEmpty" },
          {
            target: "place",
            actions: [{ type: "keepNeighbour", params: ({ event }) => event }, "pushAddress"],
          },
        ],
      },
    },
    place: {
      tags: "placeOpen",
      on: {
        "place.chosen": {
          actions: [{ type: "keepPlace", params: ({ event }) => event }, "replaceAddress"],
        },
        "place.stepped": [
          { guard: "isListEmpty" },
          { actions: [{ type: "keepNeighbour", params: ({ event }) => event }, "replaceAddress"] },
        ],
        "list.requested": {
          target: "list",
          actions: [{ type: "keepPlace", params: { at: null } }, "pushAddress"],
        },
      },
    },
  },
});

/** The place before or after the shown one in the list. */
function neighbourOf(choice: DashboardChoice, by: 1 | -1): number | null {
  const listed = listPlaces(choice);
  const index = listed.findIndex(({ rank }) => rank === shownPlace(choice)?.rank);
  const last = listed.length - 1;
  return listed[Math.max(0, Math.min(last, index + by))]?.place.kilometre ?? null;
}
