import { expect, test } from "vitest";
import { otherFields } from "../other-fields.ts";
import {
  type DashboardChoice,
  dashboardAddress,
  dashboardFields,
  fieldsOfChoice,
  listPlaces,
  plainChoice,
  readDashboardChoice,
  shownPlace,
  stepThreshold,
  toggleDecision,
} from "./dashboard-choice.ts";
import { exampleThresholds } from "./example-line/parameters.ts";

const chosen: DashboardChoice = {
  at: 33.43,
  parameter: "twist",
  priority: "first",
  sort: "km",
  find: "left rail",
  metres: 60,
  map: "plan",
  run: 4,
  runs: "all",
  thresholds: { ...exampleThresholds, twist: 18, culvert: 55 },
  decisions: { 33.43: "check", 8.02: "watch" },
};

test("the query of a choice leads to the same choice", () => {
  const query = Object.fromEntries(fieldsOfChoice(chosen));

  expect(readDashboardChoice(query)).toEqual(chosen);
});

test("the plain choice has no query", () => {
  expect(dashboardAddress(plainChoice)).toBe("?#dashboard");
  expect(readDashboardChoice({})).toEqual(plainChoice);
});

test("thresholds and decisions are readable in the address", () => {
  const { thresholds, decisions } = chosen;

  expect(dashboardAddress({ ...plainChoice, thresholds, decisions })).toBe(
    "?thresholds=twist-18_culvert-55&decisions=33.43-check_8.02-watch#dashboard",
  );
});

test("keeps the query parameters of other parts of the page", () => {
  const others = otherFields({ miles: "40", inspectors: "3", at: "8.02" }, dashboardFields);

  expect(dashboardAddress({ ...plainChoice, at: 33.43 }, others)).toBe(
    "?miles=40&inspectors=3&at=33.43#dashboard",
  );
});

test.each([
  { at: "12" },
  { at: "NaN", metres: "7", run: "9", runs: "none" },
  { parameter: "speed", priority: "last", sort: "size", map: "globe" },
  { thresholds: "speed-3_twist-x_-", decisions: "12-check_8.02-sell" },
])("ignores unknown values: %j", (query) => {
  expect(readDashboardChoice(query)).toEqual(plainChoice);
});

test.each([
  ["twist--5", 1],
  ["twist-1e9", 95],
  ["twist-18.4", 18],
])("keeps the threshold %s within its range", (thresholds, twist) => {
  expect(readDashboardChoice({ thresholds }).thresholds.twist).toBe(twist);
});

test("lists the places that match every filter", () => {
  const kilometres = (change: Partial<DashboardChoice>) =>
    listPlaces({ ...plainChoice, ...change }).map(({ place }) => place.kilometre);

  expect(kilometres({ parameter: "twist" })).toEqual([33.43, 24.14]);
  expect(kilometres({ parameter: "twist", priority: "today" })).toEqual([33.43]);
  expect(kilometres({ find: "CURVE high" })).toEqual([42.21]);
  expect(kilometres({ sort: "km" }).slice(0, 2)).toEqual([4.29, 8.02]);
  expect(kilometres({ sort: "change" })[0]).toBe(19.46);
});

test("shows the chosen place, or the first of the list if the filters hide it", () => {
  expect(shownPlace({ ...plainChoice, at: 8.02 })?.place.kilometre).toBe(8.02);
  expect(shownPlace({ ...plainChoice, at: 8.02, parameter: "twist" })?.place.kilometre).toBe(33.43);
  expect(shownPlace({ ...plainChoice, find: "zebra" })).toBeUndefined();
});

test("a threshold moves by its own step", () => {
  expect(stepThreshold(exampleThresholds, "culvert", -1).culvert).toBe(35);
  expect(stepThreshold(exampleThresholds, "twist", 1).twist).toBe(21);
});

test("a second decision replaces the first, and the same one removes it", () => {
  const watched = toggleDecision({ 8.02: "check" }, 8.02, "watch");

  expect(watched).toEqual({ 8.02: "watch" });
  expect(toggleDecision(watched, 8.02, "watch")).toEqual({});
});
