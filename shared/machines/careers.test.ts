import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type CareersEvent, careersMachine } from "./careers.ts";

const toggled = (department: string, role?: string): CareersEvent =>
  role === undefined
    ? { type: "department.toggled", department }
    : { type: "role.toggled", department, role };

test("toggling opens or closes a department or a role, and no other one stays open", () => {
  const actor = createActor(careersMachine).start();
  const steps: [event: CareersEvent, openDepartment?: string, openRole?: string][] = [
    [toggled("Hardware"), "Hardware"],
    [toggled("Data"), "Data"],
    [toggled("Data")],
    [toggled("Data"), "Data"],
    [toggled("Data", "Engineer"), "Data", "Engineer"],
    [toggled("Data", "Analyst"), "Data", "Analyst"],
    [toggled("Data", "Analyst"), "Data"],
    [toggled("Data", "Engineer"), "Data", "Engineer"],
    [toggled("Hardware", "Engineer"), "Hardware", "Engineer"],
    [toggled("Data"), "Data"],
    [toggled("Data", "Engineer"), "Data", "Engineer"],
    [toggled("Data")],
    [toggled("Hardware", "Engineer"), "Hardware", "Engineer"],
  ];

  for (const [index, [event, department, role]] of steps.entries()) {
    actor.send(event);

    const snapshot = actor.getSnapshot();
    const open = [
      snapshot.hasTag("departmentOpen") ? snapshot.context.department : undefined,
      snapshot.hasTag("roleOpen") ? snapshot.context.role : undefined,
    ];
    expect(open, `step ${index + 1}`).toEqual([department, role]);
  }
});
