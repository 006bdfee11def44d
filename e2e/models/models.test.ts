import { describe, expect, test } from "vitest";
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { getStateNodes } from "xstate/graph";
import { careersModel } from "./careers.model.ts";
import { demoFormModel } from "./demo-form.model.ts";
import { mouse } from "./input-modes.ts";
import { failedInsights, pagedInsights } from "./insights.model.ts";
import { EVERY_STATE, fewestPaths, type Model, partsOf, shortestPaths } from "./model.ts";

describe("the demo form", () => testModels([demoFormModel]));
describe("the careers list", () => testModels([careersModel]));
describe("the insights", () => testModels([pagedInsights, failedInsights]));

/** Tests models of one machine: together they have to cover it. */
function testModels<M extends AnyStateMachine>(models: readonly [Model<M>, ...Model<M>[]]) {
  const { machine } = models[0];
  const taken = models.map((model) => ({ model, paths: shortestPaths(model) }));
  const paths = taken.flatMap((each) => fewestPaths(each.paths));

  // With `--reporter verbose` these titles list which path takes a transition or rejects a guard.
  test.each(
    partsOf(machine).map((part) => ({
      part,
      path: paths.find(({ covered }) => [...covered.values()].includes(part))?.title ?? "no path",
    })),
  )("$part is taken by: $path", ({ path }) => {
    expect(path).not.toBe("no path");
  });

  const resting = paths.flatMap(({ steps }) =>
    steps.map(({ after }) => after as AnyMachineSnapshot),
  );
  const checks = models.flatMap((model) => Object.keys(testOf(model).states));
  const leaves = getStateNodes(machine.root)
    .filter(({ type }) => type === "atomic" || type === "final")
    .filter(({ always = [] }) => always.every(({ guard }) => guard !== undefined))
    .map(({ path }) => path.join("."));
  const isReached = (state: string) => resting.some((each) => each.matches(state as never));

  test.each(leaves)("a path rests in the state %s, which has a check", (state) => {
    expect(isReached(state), "a path rests in the state").toBe(true);
    expect(checks, "the states that have a check").toContain(state);
  });

  test.each(checks.filter((key) => key !== EVERY_STATE))("the check of %s runs", (key) => {
    expect(isReached(key)).toBe(true);
  });

  test("every event of the paths can be brought about", () => {
    for (const { model, paths } of taken) {
      const types = paths.flatMap(({ steps }) =>
        steps.map(({ event }) => (event as EventObject).type),
      );
      const known = Object.keys(testOf(model).events);

      expect([...new Set(types)].filter((type) => !known.includes(type))).toEqual([]);
    }
  });

  const rules = taken.flatMap(({ model, paths }) =>
    Object.entries(model.rules).map(([name, holds]) => ({ name, holds, paths })),
  );

  test.each(rules)("in every step, $name", ({ holds, paths }) => {
    const broken = paths.flatMap(({ title, steps }) =>
      steps.slice(1).some((step) => !holds(step)) ? [title] : [],
    );
    const [shortest] = broken.sort((one, other) => one.length - other.length);

    expect(shortest).toBeUndefined();
  });
}

/** Only the names of events and states are read, so the test never uses its page. */
function testOf<M extends AnyStateMachine>(model: Model<M>) {
  return model.testOf({} as never, mouse);
}
