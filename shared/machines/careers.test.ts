import { describe, expect, test } from "vitest";
import { departments } from "../content/departments.ts";
import { careersSamples, careersWalks } from "../models/careers-model.ts";
import { placesOf } from "../models/walks.ts";
import { careersMachine } from "./careers.ts";

const places = placesOf(careersMachine, careersSamples);

test("the samples are departments and roles of the page", () => {
  const names = departments.map(({ name }) => name);
  const titles = departments.flatMap(({ roles }) => roles.map(({ title }) => title));

  const sampled = Object.values(careersSamples);

  expect(names).toEqual(expect.arrayContaining(sampled.map(({ department }) => department)));
  expect(titles).toEqual(
    expect.arrayContaining(sampled.flatMap((sample) => ("role" in sample ? [sample.role] : []))),
  );
});

test("every state is reached", () => {
  const reached = new Set(places.map(({ snapshot }) => snapshot.value));

  expect(reached).toEqual(new Set(["closed", "departmentOpen", "roleOpen"]));
});

test("a role is open only where its department is", () => {
  const open = places.map(({ snapshot: { value, context } }) => ({ value, ...context }));

  expect(open).toEqual([
    { value: "closed", department: null, role: null },
    { value: "departmentOpen", department: "Hardware Development", role: null },
    { value: "departmentOpen", department: "Data Team", role: null },
    { value: "roleOpen", department: "Hardware Development", role: "Mechanical Engineer" },
    { value: "roleOpen", department: "Hardware Development", role: "Embedded Engineer" },
    { value: "roleOpen", department: "Data Team", role: "Mechanical Engineer" },
  ]);
});

describe("what a job seeker does", () => {
  const outcomes = Object.fromEntries(
    careersWalks.map(({ title, steps }) => [title, steps.at(-1)?.context]),
  );
  const hardware = "Hardware Development";

  test.each([
    [
      "toggling an open department closes it",
      "the department is toggled, the department is toggled",
      { department: null, role: null },
    ],
    [
      "opening another department closes the first",
      "the department is toggled, another department is toggled",
      { department: "Data Team", role: null },
    ],
    [
      "closing the department closes its role",
      "the department is toggled, a role is toggled, the department is toggled",
      { department: null, role: null },
    ],
    [
      "toggling an open role closes it and leaves the department open",
      "the department is toggled, a role is toggled, a role is toggled",
      { department: hardware, role: null },
    ],
    [
      "opening another role closes the first",
      "the department is toggled, a role is toggled, another role is toggled",
      { department: hardware, role: "Embedded Engineer" },
    ],
    [
      "a role of a department that is closed stays closed",
      "the department is toggled, a role elsewhere is toggled",
      { department: hardware, role: null },
    ],
  ])("%s", (_behaviour, title, context) => {
    expect(outcomes[title]).toEqual(context);
  });
});
