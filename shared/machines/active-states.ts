import type { StateValue } from "xstate";

/** Lists the dotted paths of the active states in a state value, outer states first. */
export function activeStates(value: StateValue, outer = ""): string[] {
  if (typeof value === "string") return [outer + value];
  return Object.entries(value).flatMap(([name, inner]) => [
    outer + name,
    ...(inner === undefined ? [] : activeStates(inner, `${outer}${name}.`)),
  ]);
}
