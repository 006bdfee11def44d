import { expect, test } from "vitest";
import { createActor } from "xstate";
import { plainChoice } from "../content/dashboard-choice.ts";
import { dashboardMachine } from "./dashboard.ts";

test("the arrow keys step through the list from the shown place, and stop at its ends", () => {
  const actor = createActor(dashboardMachine, { input: plainChoice }).start();
  const step = (by: 1 | -1) => {
    actor.send({ type: "place.stepped", by });
    return actor.getSnapshot().context.choice.at;
  };

  expect([step(-1), step(1)]).toEqual([33.43, 19.46]);
  for (let steps = 0; steps < 20; steps++) step(1);

  expect(step(1)).toBe(31.93);
});
