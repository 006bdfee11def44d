import { expect, test } from "vitest";
import { exampleLine } from "./content/example-line.ts";
import { changeSinceFirstRun, lineAddress, locationsShown, readLineChoice } from "./line-choice.ts";
import { urgencies } from "./urgency.ts";

test("an address without a choice selects the whole line", () => {
  expect(readLineChoice({})).toEqual({ show: "all", location: null });
});

test.each([
  { show: "all", location: null },
  { show: "first", location: null },
  { show: "all", location: "km-44" },
  { show: "next", location: "km-39" },
] as const)("reads the address of %j as the same choice", (choice) => {
  const [query = ""] = lineAddress(choice).slice(1).split("#");
  const values = Object.fromEntries(query.split("&").map((pair) => pair.split("=")));

  expect(readLineChoice(values)).toEqual(choice);
});

test("ignores unknown values and a location that the filter hides", () => {
  expect(readLineChoice({ show: "soon", location: "km-1000" })).toEqual({
    show: "all",
    location: null,
  });
  expect(readLineChoice({ show: "first", location: "km-44" })).toEqual({
    show: "first",
    location: null,
  });
});

test("the line is in order of change, which is also the order of urgency", () => {
  const changes = exampleLine.map(changeSinceFirstRun);

  expect(changes).toEqual(changes.toSorted((one, other) => other - one));
  expect(urgencies.flatMap(locationsShown)).toEqual(exampleLine);
});

test("every location has a unique name and the same number of runs", () => {
  expect(new Set(exampleLine.map(({ slug }) => slug)).size).toBe(exampleLine.length);
  expect(new Set(exampleLine.map(({ runs }) => runs.length)).size).toBe(1);
});
