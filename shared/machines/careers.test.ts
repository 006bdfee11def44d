import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type CareersEvent, careersMachine } from "./careers.ts";

const hardware: CareersEvent = { type: "department.toggled", department: "Hardware" };
const data: CareersEvent = { type: "department.toggled", department: "Data" };
const engineer: CareersEvent = { type: "role.toggled", department: "Hardware", role: "Engineer" };
const designer: CareersEvent = { type: "role.toggled", department: "Hardware", role: "Designer" };
const analyst: CareersEvent = { type: "role.toggled", department: "Data", role: "Engineer" };

test.each<[string, CareersEvent[], [department: string | null, role: string | null]]>([
  ["toggling an open department closes it", [hardware, hardware], [null, null]],
  ["opening another department closes the first", [hardware, data], ["Data", null]],
  ["closing the department closes its role", [hardware, engineer, hardware], [null, null]],
  ["an opened department has no open role", [engineer, hardware, hardware], ["Hardware", null]],
  [
    "toggling an open role leaves the department open",
    [hardware, engineer, engineer],
    ["Hardware", null],
  ],
  [
    "opening another role closes the first",
    [hardware, engineer, designer],
    ["Hardware", "Designer"],
  ],
  [
    "a role of the same title in another department opens that department",
    [hardware, engineer, analyst],
    ["Data", "Engineer"],
  ],
  ["a role of a closed department opens both", [engineer], ["Hardware", "Engineer"]],
])("%s", (_behaviour, events, open) => {
  const actor = createActor(careersMachine).start();

  for (const event of events) actor.send(event);

  const { context, tags } = actor.getSnapshot();
  expect([
    tags.has("departmentOpen") ? context.department : null,
    tags.has("roleOpen") ? context.role : null,
  ]).toEqual(open);
});
