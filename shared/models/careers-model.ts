import { type Department, departments, type Role } from "../content/departments.ts";
import { type CareersEvent, careersMachine } from "../machines/careers.ts";
import { toursOf } from "./tours.ts";
import { walksOf } from "./walks.ts";

const department = "Hardware Development";
const role = "Mechanical Engineer";
/** Without open roles on the page. */
const secondDepartment = "Data Team";
/** A role with the title of another department's role. */
const sampleRole: Role = {
  title: role,
  slug: "second-mechanical-engineer",
  responsibilities: ["A sample of a responsibility"],
  qualifications: ["A sample of a qualification"],
};

/** One sample of each action of a job seeker. */
export const careersSamples = {
  "the department is toggled": { type: "department.toggled", department },
  "another department is toggled": { type: "department.toggled", department: secondDepartment },
  "a role is toggled": { type: "role.toggled", department, role },
  "another role is toggled": { type: "role.toggled", department, role: "Embedded Engineer" },
  "a role of another department is toggled": {
    type: "role.toggled",
    department: secondDepartment,
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

/** What browser tests play, on the page and with `sampleDepartments`. */
export const careersPageTours = () => toursOf(careersMachine, careersPageSamples);
export const careersTours = () => toursOf(careersMachine, careersSamples);

/** The departments of the page, one of them with an open role more. */
export const sampleDepartments: readonly Department[] = departments.map((each) =>
  each.name === secondDepartment ? { ...each, roles: [sampleRole] } : each,
);
