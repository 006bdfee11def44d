import type { AnyStateMachine } from "xstate";
import {
  fewestPaths,
  type Model,
  pathsWith,
  placesOf,
  shortestPaths,
  type TakenPath,
} from "./model.ts";

/** Set by the global setup: the paths of the largest model, which every worker needs. Finding them takes seconds. */
export const PATHS_VARIABLE = "TEST_MODEL_PATHS";

/** The name of a model in test titles. */
export function nameOf<M extends AnyStateMachine>({ machine, start }: Model<M>): string {
  return [machine.id, start].filter(Boolean).join(", ");
}

type Stored = Record<string, number[][]>;

/** Finds the paths that the browser takes. */
export function storePaths<M extends AnyStateMachine>(model: Model<M>): string {
  const stored: Stored = { [nameOf(model)]: placesOf(model, fewestPaths(shortestPaths(model))) };
  return JSON.stringify(stored);
}

export function browserPaths<M extends AnyStateMachine>(model: Model<M>): TakenPath<M>[] {
  const stored: Stored = JSON.parse(process.env[PATHS_VARIABLE] ?? storePaths(model));
  const places = stored[nameOf(model)] ?? JSON.parse(storePaths(model))[nameOf(model)];
  return pathsWith(model, places);
}
