import type { EventObject } from "xstate";

/**
 * The type of an event, and the values that set it apart from the other cases of its type. So a path keeps its title, by
 * which it is run again, when cases are added. XState's own description contains the whole context.
 */
export function caseName(event: EventObject, cases: readonly EventObject[]): string {
  const others = cases.filter(({ type }) => type === event.type).map(valuesOf);
  const apart = [...valuesOf(event)].filter(([key, value]) =>
    others.some((other) => other.get(key) !== value),
  );
  const name = event.type.replace(/^xstate\.(\w+)\.(actor\.)?(\w+).*/, "$3 $1");
  return [name, ...apart.map(([, value]) => value || "none")].join(" ");
}

/** The values in an object and in its objects, by their paths. */
function valuesOf(object: object): Map<string, unknown> {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? [...valuesOf(value)].map(([inner, each]) => [`${key}.${inner}`, each])
      : [[key, value]],
  );
  return new Map(entries);
}
