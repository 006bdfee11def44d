import { expect, test } from "vitest";
import { createActor } from "xstate";
import { plainChoice } from "../content/dashboard-choice.ts";
import { type DashboardEmitted, type DashboardEvent, dashboardMachine } from "./dashboard.ts";

function start(input = plainChoice) {
  const actor = createActor(dashboardMachine, { input });
  const emitted: [string, number | null][] = [];
  actor.on("*", ({ type, choice }: DashboardEmitted) => emitted.push([type, choice.at]));
  actor.start();
  return {
    emitted,
    send: (event: DashboardEvent) => actor.send(event),
    at: () => actor.getSnapshot().context.choice.at,
    isPlaceOpen: () => actor.getSnapshot().hasTag("placeOpen"),
  };
}

test("the arrow keys step through the list from the shown place, and stop at its ends", () => {
  const { send, at } = start();

  send({ type: "place.stepped", by: -1 });
  expect(at()).toBe(33.43);
  send({ type: "place.stepped", by: 1 });
  expect(at()).toBe(19.46);
  for (let step = 0; step < 20; step++) send({ type: "place.stepped", by: 1 });
  expect(at()).toBe(31.93);
});

test("Back shows the view of its address without changing the address again", () => {
  const { send, emitted, isPlaceOpen } = start({ ...plainChoice, at: 8.02 });

  send({ type: "history.travelled", choice: plainChoice });
  expect(isPlaceOpen()).toBe(false);
  send({ type: "history.travelled", choice: { ...plainChoice, at: 33.43 } });
  expect(isPlaceOpen()).toBe(true);

  expect(emitted).toEqual([]);
});
