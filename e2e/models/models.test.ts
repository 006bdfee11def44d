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

  // With `--reporter verbose` these titles list which path takes a transition or rejects an event.
  test.each(
    partsOf(machine).map((part) => ({
      part,
      path: paths.find(({ covered }) => [...covered].some((each) => each.startsWith(`${part} by `)))
        ?.title,
    })),
  )("$part is taken by: $path", ({ path }) => {
    expect(path).toBeDefined();
  });

  const resting = paths.flatMap(({ steps }) =>
    steps.map(({ after }) => after as AnyMachineSnapshot),
  );
  const isReached = (state: string) => resting.some((each) => each.matches(state as never));

  test("the paths rest in every state, each of which has a check or is in one that has, and reach every state that is checked", () => {
    const checks = models.flatMap((model) => Object.keys(testOf(model).states));
    const leaves = getStateNodes(machine.root)
      .filter(({ type }) => type === "atomic" || type === "final")
      .filter(({ always = [] }) => always.every(({ guard }) => guard !== undefined))
      .map(({ path }) => path.join("."));
    const states = [...leaves, ...checks].filter((each) => each !== EVERY_STATE);
    const isChecked = (leaf: string) => checks.some((check) => `${leaf}.`.startsWith(`${check}.`));

    expect(leaves.filter((leaf) => !isChecked(leaf))).toEqual([]);
    expect(states.filter((each) => !isReached(each))).toEqual([]);
  });

  test("every event can be brought about", () => {
    for (const model of models) {
      const types = Object.values<EventObject>(model.cases).map(({ type }) => type);

      expect(Object.keys(testOf(model).events)).toEqual(expect.arrayContaining(types));
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
