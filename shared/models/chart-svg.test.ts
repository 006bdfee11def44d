import { expect, test } from "vitest";
import { chartOf } from "./chart-layout.ts";
import { chartSvg } from "./chart-svg.ts";
import { partsOf } from "./coverage.ts";
import { type WalkedMachine, walkedMachines } from "./walked-machines.ts";

const machines = Object.entries<WalkedMachine>(walkedMachines);

test.each(machines)("in the drawing of %s every state can be found by its name", (_id, walked) => {
  const found = [...chartSvg(walked).matchAll(/data-state="([^"]+)"/g)].map(([, name]) => name);

  const states = partsOf(walked.machine).filter(({ kind }) => kind === "state");
  expect(found).toEqual(expect.arrayContaining(leavesOf(states.map(({ name }) => name))));
  expect(new Set(found).size).toBe(found.length);
});

test.each(machines)("the drawing of %s leaves nothing uncovered", (_id, walked) => {
  const { cards } = chartOf(walked);

  const coverages = cards.flatMap(({ coverage, rows }) => [
    coverage,
    ...rows.flatMap((row) => [row.coverage, row.rejection ?? "walked"]),
  ]);

  expect(coverages).not.toContain("missing");
});

test.each(machines)(
  "no two lines of %s lie on each other, unless they end together",
  (_id, walked) => {
    const { lines } = chartOf(walked);

    const clashes = lines.filter((line, place) =>
      lines
        .slice(place + 1)
        .some(
          (other) =>
            other.column === line.column &&
            other.track === line.track &&
            other.toY !== line.toY &&
            Math.max(other.fromY, other.toY) >= Math.min(line.fromY, line.toY) &&
            Math.max(line.fromY, line.toY) >= Math.min(other.fromY, other.toY),
        ),
    );

    expect(clashes).toEqual([]);
  },
);

function leavesOf(states: readonly string[]): string[] {
  return states.filter((name) => !states.some((other) => other.startsWith(`${name}.`)));
}
