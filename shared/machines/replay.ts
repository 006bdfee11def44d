import { assign, emit, fromCallback, setup } from "xstate";
import { EXCERPT_S } from "../content/mine-level/record.ts";
import { type ReplayChoice, withinExcerpt } from "../content/mine-level/replay-choice.ts";

export type ReplayEvent =
  /** Plays, or pauses. */
  | { type: "play.toggled" }
  | { type: "choice.changed"; change: Partial<ReplayChoice> }
  /** The replay left the window, or came back. */
  | { type: "view.left" }
  | { type: "view.entered" }
  /** Sent by the actor `clock`: seconds of the excerpt. */
  | { type: "clock.ticked"; seconds: number };

export interface ReplayEmitted {
  type: "address.replaced";
  choice: ReplayChoice;
}

/** Plays the excerpt of a shift. Time stands still while the replay is out of view. */
export const replayMachine = setup({
  types: {
    context: {} as { choice: ReplayChoice },
    events: {} as ReplayEvent,
    emitted: {} as ReplayEmitted,
    input: {} as ReplayChoice,
    tags: {} as "playing",
  },
  actors: {
    /** The browser provides it. */
    clock: fromCallback(() => {}),
  },
  guards: {
    isAtEnd: ({ context }) => context.choice.at >= EXCERPT_S - 1,
    reachesEnd: ({ context }, { seconds }: { seconds: number }) =>
      context.choice.at + seconds >= EXCERPT_S - 1,
  },
  actions: {
    keepChange: assign(({ context }, change: Partial<ReplayChoice>) => ({
      choice: { ...context.choice, ...change, at: withinExcerpt(change.at ?? context.choice.at) },
    })),
    advance: assign(({ context }, { seconds }: { seconds: number }) => ({
      choice: { ...context.choice, at: withinExcerpt(context.choice.at + seconds) },
    })),
    replaceAddress: emit(({ context: { choice } }) => ({
      type: "address.replaced" as const,
      choice,
    })),
  },
}).createMachine({
  id: "replay",
  context: ({ input }) => ({ choice: input }),
  initial: "paused",
  on: {
    "choice.changed": {
      actions: [{ type: "keepChange", params: ({ event }) => event.change }, "replaceAddress"],
    },
  },
  states: {
    paused: {
      on: {
        "play.toggled": [
          {
            guard: "isAtEnd",
            target: "playing",
            actions: { type: "keepChange", params: { at: 0 } },
          },
          { target: "playing" },
        ],
      },
    },
    playing: {
      tags: "playing",
      initial: "running",
      on: { "play.toggled": { target: "paused", actions: "replaceAddress" } },
      states: {
        running: {
          invoke: { src: "clock" },
          on: {
            "clock.ticked": [
              {
                guard: { type: "reachesEnd", params: ({ event }) => event },
                target: "#replay.paused",
                actions: [{ type: "advance", params: ({ event }) => event }, "replaceAddress"],
              },
              { actions: { type: "advance", params: ({ event }) => event } },
            ],
            "view.left": "unseen",
          },
        },
        unseen: { on: { "view.entered": "running" } },
      },
    },
  },
});
