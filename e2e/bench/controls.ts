import type { Locator, Page } from "@playwright/test";
import { paths } from "../../shared/paths.ts";
import { type MeasuredSite, quiet } from "./measured-site.ts";

/** Something of a page that answers a visitor by itself; links lead to another page and are not among them. */
export interface Control {
  name: string;
  path: string;
  /** Only wide windows show it. */
  isWide?: true;
  /** Makes the site show it, also on what is measured after it. */
  prepare?(site: MeasuredSite): Promise<void>;
  /** What the visitor did before. */
  begin?(page: Page): Promise<unknown>;
  find(page: Page): Locator;
  /** What is there to touch after that, where it is something else. */
  findNext?(page: Page): Locator;
  /** Where a tap is not what it answers. */
  touch?(control: Locator): Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name });
const field = (label: string) => (page: Page) => page.getByLabel(label);
const key = (name: string) => (control: Locator) => control.press(name);

export const controls: readonly Control[] = [
  { name: "Continue", path: paths.bookADemo(), find: button("Continue") },
  { name: "e-mail field", path: paths.bookADemo(), find: field("Email") },
  { name: "letter of an e-mail", path: paths.bookADemo(), find: field("Email"), touch: key("a") },
  {
    name: "Continue to step 2",
    path: paths.bookADemo(),
    begin: giveEmail,
    find: button("Continue"),
    findNext: field("Company name"),
  },
  {
    name: "letter of a name",
    path: paths.bookADemo(),
    begin: openStepTwo,
    find: field("Full name"),
    touch: key("a"),
  },
  {
    name: "choice of an industry",
    path: paths.bookADemo(),
    begin: openStepTwo,
    find: field("Industry"),
    touch: key("ArrowDown"),
  },
  {
    name: "Submit Request",
    path: paths.bookADemo(),
    begin: openStepTwo,
    find: button("Submit Request"),
  },
  { name: "filter of posts", path: paths.insights(), find: button("Press Release") },
  {
    name: "more posts",
    path: paths.insights(),
    prepare: addPosts,
    find: button("Load more"),
  },
  {
    name: "department's roles",
    path: paths.careers(),
    find: (page) => page.locator("page-island[name=careers-list] summary").first(),
  },
  {
    name: "role's details",
    path: paths.careers(),
    begin: openDepartment,
    find: (page) => page.getByText("View Details").first(),
    findNext: (page) => page.getByText("Hide Details").first(),
  },
  { name: "menu", path: paths.home(), find: button("Open menu"), findNext: button("Close menu") },
  {
    name: "dropdown",
    path: paths.home(),
    isWide: true,
    find: (page) => page.locator("header summary").first(),
  },
  {
    name: "source of a figure",
    path: paths.home(),
    find: (page) => page.locator("main summary").first(),
  },
  {
    name: "force on a rail",
    path: paths.solution("track-temperature-sensor"),
    find: (page) => page.getByRole("slider"),
    touch: key("ArrowRight"),
  },
  {
    name: "sum of culverts",
    path: paths.solution("culvert-risk-assessor"),
    find: field("Inspected a year"),
    touch: key("1"),
  },
  {
    name: "letter of a search",
    path: paths.search(),
    find: (page) => page.getByRole("searchbox"),
    touch: key("a"),
  },
];

function giveEmail(page: Page): Promise<void> {
  return field("Email")(page).fill("ada@railway.example");
}

async function openStepTwo(page: Page): Promise<void> {
  await giveEmail(page);
  await button("Continue")(page).tap();
  await field("Full name")(page).waitFor();
}

async function openDepartment(page: Page): Promise<void> {
  await page.locator("page-island[name=careers-list] summary").first().tap();
  await page.getByText("View Details").first().waitFor();
}

/** Enough that the list has a third page. */
async function addPosts(site: MeasuredSite): Promise<void> {
  await site.query(
    `INSERT INTO blog_posts (slug, title, content, category, published_at)
     SELECT 'touched-' || n, 'Post ' || n, 'What post ' || n || ' says.', 'blog',
            timestamptz '2025-10-01Z' - n * interval '1 day'
       FROM generate_series(1, 80) AS n`,
  );
  await quiet(site);
}
