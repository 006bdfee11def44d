import { type CareersEvent, careersMachine } from "../machines/careers.ts";
import { walksOf } from "./walks.ts";

const department = "Hardware Development";
const role = "Mechanical Engineer";

/** One sample of each action of a job seeker. */
export const careersSamples = {
  "the department is toggled": { type: "department.toggled", department },
  "another department is toggled": { type: "department.toggled", department: "Data Team" },
  "a role is toggled": { type: "role.toggled", department, role },
  "another role is toggled": { type: "role.toggled", department, role: "Embedded Engineer" },
  "a role of another department is toggled": {
    type: "role.toggled",
    department: "Data Team",
    role,
  },
} as const satisfies Record<string, CareersEvent>;

const {
  "another department is toggled": _noRoles,
  "a role of another department is toggled": _noRole,
  ...onPage
} = careersSamples;

/** The samples whose department or role the page contains. */
export const careersPageSamples = onPage;

/** Walks that cover the careers list. */
export const careersWalks = walksOf(careersMachine, careersSamples);

/** The walks that the page can show. A role of a closed department is opened by its address. */
export const careersPageWalks = walksOf(careersMachine, careersPageSamples);
