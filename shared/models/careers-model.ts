import { type CareersEvent, careersMachine } from "../machines/careers.ts";
import { walksOf } from "./walks.ts";

const department = "Hardware Development";

/** One sample of each thing a job seeker does. */
export const careersSamples = {
  "the department is toggled": { type: "department.toggled", department },
  "another department is toggled": { type: "department.toggled", department: "Data Team" },
  "a role is toggled": { type: "role.toggled", department, role: "Mechanical Engineer" },
  "another role is toggled": { type: "role.toggled", department, role: "Embedded Engineer" },
} as const satisfies Record<string, CareersEvent>;

/** Walks through everything that the careers list can show. */
export const careersWalks = walksOf(careersMachine, careersSamples);
