import { assertEvent, assign, setup } from "xstate";

/** The department and role that were opened last. The machine's state determines whether they are open now. */
export interface CareersContext {
  department: string;
  role: string;
}

export type CareersEvent =
  | { type: "department.toggled"; department: string }
  | { type: "role.toggled"; department: string; role: string };

const list = setup({
  types: {
    context: {} as CareersContext,
    events: {} as CareersEvent,
    tags: {} as "departmentOpen" | "roleOpen",
  },
  guards: {
    isOpenDepartment: ({ context, event }) => event.department === context.department,
    isOpenRole: ({ context, event }) =>
      event.type === "role.toggled" &&
      event.role === context.role &&
      event.department === context.department,
  },
  actions: {
    keepDepartment: assign(({ event }) => ({ department: event.department, role: "" })),
    keepRole: assign(({ event }) => {
      assertEvent(event, "role.toggled");
      return { department: event.department, role: event.role };
    }),
  },
});

const openDepartment = { target: "department", actions: "keepDepartment" } as const;
const openRole = { target: "role", actions: "keepRole" } as const;
const toggleDepartment = [{ guard: "isOpenDepartment", target: "closed" }, openDepartment] as const;

/**
 * The careers list: at most one department is open, and in it at most one role. A role can be
 * toggled in any state, because its address and the browser's search open it in a closed department.
 */
export const careersMachine = list.createMachine({
  id: "careers",
  context: { department: "", role: "" },
  initial: "closed",
  states: {
    closed: { on: { "department.toggled": openDepartment, "role.toggled": openRole } },
    department: {
      tags: "departmentOpen",
      on: { "department.toggled": toggleDepartment, "role.toggled": openRole },
    },
    role: {
      tags: ["departmentOpen", "roleOpen"],
      on: {
        "department.toggled": toggleDepartment,
        "role.toggled": [{ guard: "isOpenRole", target: "department" }, openRole],
      },
    },
  },
});
