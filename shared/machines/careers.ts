import { assign, setup } from "xstate";

interface Department {
  department: string;
}

interface Role extends Department {
  role: string;
}

export type CareersEvent =
  | ({ type: "department.toggled" } & Department)
  | ({ type: "role.toggled" } & Role);

/** The careers list: at most one department is open, and in it at most one role. */
export const careersMachine = setup({
  types: {
    /** What was opened last. The state determines whether it is open now. */
    context: {} as Role,
    events: {} as CareersEvent,
    tags: {} as "departmentOpen" | "roleOpen",
  },
  guards: {
    isLastDepartment: ({ context }, { department }: Department) =>
      department === context.department,
    isLastRole: ({ context }, { department, role }: Role) =>
      department === context.department && role === context.role,
  },
  actions: {
    keepDepartment: assign((_, { department }: Department) => ({ department, role: "" })),
    keepRole: assign((_, { department, role }: Role) => ({ department, role })),
  },
}).createMachine({
  id: "careers",
  context: { department: "", role: "" },
  on: {
    "department.toggled": {
      target: ".open.roles",
      actions: { type: "keepDepartment", params: ({ event }) => event },
    },
    "role.toggled": {
      description: "In a closed department by the role's address or by a search in the page.",
      target: ".open.role",
      actions: { type: "keepRole", params: ({ event }) => event },
    },
  },
  initial: "closed",
  states: {
    closed: {},
    open: {
      tags: "departmentOpen",
      on: {
        "department.toggled": {
          guard: { type: "isLastDepartment", params: ({ event }) => event },
          target: "closed",
        },
      },
      initial: "roles",
      states: {
        roles: {},
        role: {
          tags: "roleOpen",
          on: {
            "role.toggled": {
              guard: { type: "isLastRole", params: ({ event }) => event },
              target: "roles",
            },
          },
        },
      },
    },
  },
});
