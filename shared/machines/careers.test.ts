import { describe, expect, test } from "vitest";
import { departments } from "../content/departments.ts";
import { careersSamples, type careersWalks } from "../models/careers-model.ts";
import { walkByLabels } from "../models/chosen-walks.ts";
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

test("the walks reach every state", () => {
  const reached = new Set(places.map(({ snapshot }) => snapshot.value));

  expect(reached).toEqual(new Set(["closed", "department", "role"]));
});

describe("a job seeker", () => {
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
      "opening a role of another department opens that department",
      "the department is toggled, a role of another department is toggled",
      { department: "Data Team", role: "Mechanical Engineer" },
    ],
    [
      "a search in the page opens a closed department and its role",
      "a role is toggled",
      { department: hardware, role: "Mechanical Engineer" },
    ],
  ])("%s", (_behaviour, title, open) => {
    const labels = title.split(", ") as (keyof typeof careersSamples)[];
    const { steps } = walkByLabels({ machine: careersMachine, samples: careersSamples }, labels);

    expect(openAt(steps.at(-1))).toEqual(open);
  });
});

type CareersStep = (typeof careersWalks)[number]["steps"][number];

function openAt(step: CareersStep | undefined) {
  const { department = "", role = "" } = step?.context ?? {};
  return {
    department: step?.value === "closed" ? null : department,
    role: step?.value === "role" ? role : null,
  };
}
