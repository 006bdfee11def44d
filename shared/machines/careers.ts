import { assertEvent, assign, setup } from "xstate";

export interface CareersContext {
  /** Name of the department that is open. */
  department: string | null;
  /** Title of the role whose details are open, one of that department's. */
  role: string | null;
}

export type CareersEvent =
  | { type: "department.toggled"; department: string }
  | { type: "role.toggled"; department: string; role: string };

const list = setup({
  types: {
    context: {} as CareersContext,
    events: {} as CareersEvent,
  },
  guards: {
    isOpenDepartment: ({ context, event }) => event.department === context.department,
    isOpenRole: ({ context, event }) =>
      event.type === "role.toggled" && event.role === context.role,
  },
  actions: {
    openDepartment: assign(({ event }) => ({ department: event.department, role: null })),
    openRole: assign(({ event }) => {
      assertEvent(event, "role.toggled");
      return { role: event.role };
    }),
    closeRole: assign({ role: null }),
    closeAll: assign({ department: null, role: null }),
  },
});

const departmentOpen = list.createStateConfig({
  on: {
    "department.toggled": [
      { guard: "isOpenDepartment", target: "closed", actions: "closeAll" },
      { actions: "openDepartment" },
    ],
    "role.toggled": { guard: "isOpenDepartment", target: "roleOpen", actions: "openRole" },
  },
});

const roleOpen = list.createStateConfig({
  on: {
    "department.toggled": [
      { guard: "isOpenDepartment", target: "closed", actions: "closeAll" },
      { target: "departmentOpen", actions: "openDepartment" },
    ],
    "role.toggled": [
      { guard: "isOpenRole", target: "departmentOpen", actions: "closeRole" },
      { guard: "isOpenDepartment", actions: "openRole" },
    ],
  },
});

/** The careers list: at most one department open, and in it at most one role. */
export const careersMachine = list.createMachine({
  id: "careers",
  context: { department: null, role: null },
  initial: "closed",
  states: {
    closed: {
      on: { "department.toggled": { target: "departmentOpen", actions: "openDepartment" } },
    },
    departmentOpen,
    roleOpen,
  },
});
