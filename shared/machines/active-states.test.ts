import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { stateName } from "../models/visits.ts";
import { type WalkedMachine, walkedMachines } from "../models/walked-machines.ts";
import { activeStates } from "./active-states.ts";

test.each(Object.entries<WalkedMachine>(walkedMachines))(
  "the value of %s names the states that it is in, wherever a walk ends",
  (_id, walked) => {
    const ends = walked.walks.map(({ steps, input }) => {
      const actor = createActor(walked.machine, { input }).start();
      for (const { told } of steps) actor.send(walked.samples[told] as { type: string });
      actor.stop();
      return actor.getSnapshot() as AnyMachineSnapshot;
    });

    const named = ends.map(({ value }) => activeStates(value).sort());
    expect(named).toEqual(
      ends.map(({ _nodes }) =>
        _nodes
          .filter(({ parent }) => parent)
          .map(stateName)
          .sort(),
      ),
    );
  },
);
