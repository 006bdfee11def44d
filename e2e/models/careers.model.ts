import { isDeepStrictEqual } from "node:util";
import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { departments } from "../../shared/content/departments.ts";
import { careersMachine } from "../../shared/machines/careers.ts";
import { paths } from "../../shared/paths.ts";
import { wake } from "../browser/wake.ts";
import type { Model, PageTest } from "./model.ts";

const hardware = "Hardware Development";
const data = "Data Team";

const roles = departments.flatMap((each) => each.roles);
/** As on the page, but the Data Team, which has no open roles, has those of the others. */
const sampleDepartments = departments.map((each) =>
  each.name === data
    ? { ...each, roles: roles.map((role) => ({ ...role, slug: `data-${role.slug}` })) }
    : each,
);

export const careersModel: Model<typeof careersMachine> = {
  machine: careersMachine,
  cases: {
    [hardware]: { type: "department.toggled", department: hardware },
    [data]: { type: "department.toggled", department: data },
    Mechanical: { type: "role.toggled", department: hardware, role: "Mechanical Engineer" },
    Embedded: { type: "role.toggled", department: hardware, role: "Embedded Engineer" },
    "Mechanical in data": { type: "role.toggled", department: data, role: "Mechanical Engineer" },
  },
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
          await replaceDepartments(page);
          await page.goto(paths.careers());
          await wake(page, "careers-list");
        },
        "department.toggled": ({ event }) => mode.press(summaryOf(event.department)),
        async "role.toggled"({ event: { department, role } }) {
          const { roles = [] } = sampleDepartments.find(({ name }) => name === department) ?? {};
          const id = roles.find(({ title }) => title === role)?.slug ?? "";
          const details = page.locator("main details", { has: page.locator(`#${id}`) }).last();
          const summary = details.locator("summary");
          if (await summary.isVisible()) return mode.press(summary);
          // Also if it is the current address.
          await page.evaluate((id) => {
            location.assign("#");
            location.assign(`#${id}`);
          }, id);
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

/** Gives the island the sample departments instead of those of its markup. Call it before the page loads. */
async function replaceDepartments(page: Page): Promise<void> {
  await page.route(`**${paths.careers()}`, async (route) => {
    const response = await route.fetch();
    const props = { careersEmail: "careers@example.com", departments: sampleDepartments };
    const attribute = JSON.stringify(props).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const body = (await response.text()).replace(
      /(<page-island name="careers-list" props=)"[^"]*"/,
      (_match, start) => `${start}"${attribute}"`,
    );
    await route.fulfill({ response, body });
  });
}
