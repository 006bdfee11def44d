import { expect, test } from "vitest";
import { createActor } from "xstate";
import { EXCERPT_S } from "../content/mine-level/record.ts";
import { stills } from "../content/mine-level/replay-choice.ts";
import { replayMachine } from "./replay.ts";

test("a time outside the excerpt becomes its nearest moment", () => {
  const actor = createActor(replayMachine, { input: stills.fleet }).start();

  actor.send({ type: "choice.changed", change: { at: 9999 } });

  expect(actor.getSnapshot().context.choice.at).toBe(EXCERPT_S - 1);
});
