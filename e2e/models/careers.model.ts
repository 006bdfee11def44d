import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { careersMachine } from "../../shared/machines/careers.ts";
import { paths } from "../../shared/paths.ts";
import { wake } from "../browser/wake.ts";
import type { Model, PageTest } from "./model.ts";

const hardware = "Hardware Development";
const data = "Data Team";
/** The roles by their ids on the page. */
const roles: Record<string, string> = {
  "Mechanical Engineer": "mechanical-engineer",
  "Embedded Engineer": "embedded-engineer",
};

export const careersModel: Model<typeof careersMachine> = {
  machine: careersMachine,
  cases: [
    { type: "department.toggled", department: hardware },
    { type: "department.toggled", department: data },
    ...Object.keys(roles).map((role) => ({
      type: "role.toggled" as const,
      department: hardware,
      role,
    })),
  ],
  keyOf: ({ value, context }) => [value, context],
  rules: {
    "toggling opens or closes a department or a role, and no other one stays open": (step) => {
      const { department, role } = step.event as { department: string; role?: string };
      const [openDepartment, openRole] = openIn(step.before);
      const wasOpen = department === openDepartment && (role === undefined || role === openRole);
      const closed = [role === undefined ? undefined : department, undefined];
      return isDeepStrictEqual(openIn(step.after), wasOpen ? closed : [department, role]);
    },
  },
  testOf(page, mode) {
    const summaryOf = (name: string) => page.locator("main summary", { hasText: name });
    const expectOpen = (names: string[]) =>
      expect(page.locator("main details[open] > summary")).toHaveText(
        names.map((name) => new RegExp(name)),
      );
    const hides = (count: number) =>
      expect(page.getByText("Hide Details").filter({ visible: true })).toHaveCount(count);
    return {
      events: {
        async "xstate.init"() {
          await page.goto(paths.careers());
          await wake(page, "careers-list");
        },
        "department.toggled": ({ event }) => mode.press(summaryOf(event.department)),
        async "role.toggled"({ event: { role } }) {
          const summary = summaryOf(role);
          if (await summary.isVisible()) return mode.press(summary);
          // Also if it is the current address.
          await page.evaluate((id) => {
            location.assign("#");
            location.assign(`#${id}`);
          }, roles[role]);
        },
      },
      states: {
        closed: () => Promise.all([expectOpen([]), hides(0)]),
        "open.roles": ({ context }) => Promise.all([expectOpen([context.department]), hides(0)]),
        "open.role": ({ context }) =>
          Promise.all([expectOpen([context.department, context.role]), hides(1)]),
      },
    } satisfies PageTest<typeof careersMachine>;
  },
};

/** The open department and the open role; undefined if there is none. */
function openIn(snapshot: SnapshotFrom<typeof careersMachine>) {
  const { department, role } = snapshot.context;
  return [
    snapshot.hasTag("departmentOpen") ? department : undefined,
    snapshot.hasTag("roleOpen") ? role : undefined,
  ];
}
