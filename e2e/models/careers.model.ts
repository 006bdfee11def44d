import { isDeepStrictEqual } from "node:util";
import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { departments } from "../../shared/content/departments.ts";
import { careersMachine } from "../../shared/machines/careers.ts";
import { paths } from "../../shared/paths.ts";
import { wake } from "../browser/wake.ts";
import type { Model, PageTest } from "./model.ts";

const hardware = "Hardware Development";
/** Without open roles on the page, so that the test gives it one. */
const data = "Data Team";
const role = "Mechanical Engineer";

/** The roles of the model by their ids on the page. */
const slugs = [
  { department: hardware, role, slug: "mechanical-engineer" },
  { department: hardware, role: "Embedded Engineer", slug: "embedded-engineer" },
  { department: data, role, slug: "second-mechanical-engineer" },
];

const sampleDepartments = departments.map((each) =>
  each.name === data
    ? {
        ...each,
        roles: [
          {
            title: role,
            slug: "second-mechanical-engineer",
            responsibilities: ["A"],
            qualifications: ["B"],
          },
        ],
      }
    : each,
);

export const careersModel: Model<typeof careersMachine> = {
  machine: careersMachine,
  cases: [
    { type: "department.toggled", department: hardware },
    { type: "department.toggled", department: data },
    ...slugs.map(({ department, role }) => ({ type: "role.toggled" as const, department, role })),
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
    const rolesOf = (department: string) =>
      page
        .locator("main details[name=department]")
        .filter({ has: page.locator("summary", { hasText: department }) });
    const expectOpen = (names: string[]) =>
      expect(page.locator("main details[open] > summary")).toHaveText(
        names.map((name) => new RegExp(name)),
      );
    const hides = (count: number) =>
      expect(page.getByText("Hide Details").filter({ visible: true })).toHaveCount(count);
    return {
      events: {
        async "xstate.init"() {
          if (new URL(page.url(), "http://none").pathname !== paths.careers()) {
            await replaceDepartments(page);
            await page.goto(paths.careers());
            await wake(page, "careers-list");
          }
          const open = page.locator("main details[name=department][open] > summary");
          if ((await open.count()) > 0) await open.click();
        },
        "department.toggled": ({ event }) => mode.press(summaryOf(event.department)),
        async "role.toggled"({ event: { department, role } }) {
          const summary = rolesOf(department).locator("summary", { hasText: role });
          if (await summary.isVisible()) return mode.press(summary);
          const slug = slugs.find(
            (each) => each.department === department && each.role === role,
          )?.slug;
          // Also if it is the current address.
          await page.evaluate((id) => {
            location.assign("#");
            location.assign(`#${id}`);
          }, slug);
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
    const props = JSON.stringify({
      careersEmail: "careers@example.com",
      departments: sampleDepartments,
    });
    const body = (await response.text()).replace(
      /(<page-island name="careers-list" props=)"[^"]*"/,
      (_match, start) => `${start}"${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    );
    await route.fulfill({ response, body });
  });
}
