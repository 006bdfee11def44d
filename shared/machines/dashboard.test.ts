import { expect, test } from "vitest";
import { createActor } from "xstate";
import { plainChoice } from "../content/dashboard-choice.ts";
import { type DashboardEvent, dashboardMachine } from "./dashboard.ts";

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

test("a change of view adds an entry to the history, another choice replaces it, and Back does neither", () => {
  const actor = createActor(dashboardMachine, { input: plainChoice });
  const emitted: string[] = [];
  actor.on("*", ({ type }) => emitted.push(type));
  actor.start();
  const steps: [event: DashboardEvent, at: number | null, emitted: string[]][] = [
    [{ type: "run.chosen", run: 3 }, null, ["address.replaced"]],
    [{ type: "place.stepped", by: 1 }, 19.46, ["address.pushed"]],
    [{ type: "place.chosen", at: 8.02 }, 8.02, ["address.replaced"]],
    [{ type: "list.requested" }, null, ["address.pushed"]],
    [{ type: "place.chosen", at: 8.02 }, 8.02, ["address.pushed"]],
    [{ type: "run.chosen", run: 4 }, 8.02, ["address.replaced"]],
    [{ type: "place.stepped", by: -1 }, 42.21, ["address.replaced"]],
    [{ type: "history.travelled", choice: plainChoice }, null, []],
    [{ type: "history.travelled", choice: { ...plainChoice, at: 8.02 } }, 8.02, []],
  ];

  for (const [event, at, expected] of steps) {
    emitted.length = 0;
    actor.send(event);

    const snapshot = actor.getSnapshot();
    expect(snapshot.context.choice.at, event.type).toBe(at);
    expect(snapshot.hasTag("placeOpen"), event.type).toBe(at !== null);
    expect(emitted, event.type).toEqual(expected);
  }
});
