import { type CareersEvent, careersMachine } from "../machines/careers.ts";
import { walksOf } from "./walks.ts";

const department = "Hardware Development";
const role = "Mechanical Engineer";

/** One sample of each thing a job seeker does. */
export const careersSamples = {
  "the department is toggled": { type: "department.toggled", department },
  "another department is toggled": { type: "department.toggled", department: "Data Team" },
  "a role is toggled": { type: "role.toggled", department, role },
  "another role is toggled": { type: "role.toggled", department, role: "Embedded Engineer" },
  "a role elsewhere is toggled": { type: "role.toggled", department: "Data Team", role },
} as const satisfies Record<string, CareersEvent>;

const {
  "another department is toggled": _noRoles,
  "a role elsewhere is toggled": _noRole,
  ...onPage
} = careersSamples;

/** Those that the page has the departments and roles for. */
export const careersPageSamples = onPage;

/** Walks through everything that the careers list can show. */
export const careersWalks = walksOf(careersMachine, careersSamples);

/** Those that can be walked on the page. */
export const careersPageWalks = careersWalks.filter(({ steps }) =>
  steps.every(({ told }) => told in careersPageSamples),
);
