import type { StateValue } from "xstate";

/** The names of the states that a machine's value says it is in, outer ones first. */
export function activeStates(value: StateValue, outer = ""): string[] {
  if (typeof value === "string") return [outer + value];
  return Object.entries(value).flatMap(([name, inner]) => [
    outer + name,
    ...(inner === undefined ? [] : activeStates(inner, `${outer}${name}.`)),
  ]);
}
