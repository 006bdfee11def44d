import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { createDatabase } from "./support/database.ts";
import { fillIn, sendForm } from "./support/form-visitor.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";

/** Created by commands, or not read by the build. */
const NOT_COPIED = ["node_modules", "dist", ".git", ".cache", ".data", "test-results", "art"];
const LATER_SENTENCE = "Please enter an email that is valid";

test("old build, new build and old build again serve one database with a form open all the while", async ({
  page,
  context,
}) => {
  const database = await createDatabase();
  const [site, later] = await Promise.all([Site.create(database.environment), makeLaterBuild()]);
  const restart = async (options = {}) => {
    expect(await site.end()).toBe(0);
    await site.start(options);
  };
  const stored = () => database.query("SELECT FROM demo_requests").then((rows) => rows.length);
  await site.start();
  await page.goto(`${site.url}/book-a-demo`);
  await fillIn(page);

  await restart({ folder: later.folder });
  await sendForm(page);
  await expect(page.getByRole("status")).toContainText("Thank you!");
  expect(await stored()).toBe(1);
  const newPage = await context.newPage();
  await newPage.goto(`${site.url}/book-a-demo`);
  await newPage.getByLabel("Email").fill("no address");
  await newPage.getByRole("button", { name: "Continue" }).click();
  await expect(newPage.getByText(LATER_SENTENCE)).toBeVisible();
  await fillIn(newPage);

  await restart();
  await sendForm(newPage);
  await expect(newPage.getByRole("status")).toContainText("Thank you!");
  expect(await stored()).toBe(2);
  const slug = await database.insertPost();
  await expect.poll(async () => (await ask(site.url, `/insights/${slug}`)).status).toBe(200);

  await site.stop();
  await Promise.all([later.remove(), database.drop()]);
});

/**
 * Builds a later version of this tree in a separate folder: a changed sentence gives scripts other addresses,
 * and a migration adds a column.
 */
async function makeLaterBuild() {
  const folder = await mkdtemp(join(tmpdir(), "contract-build-"));
  await cp(".", folder, { recursive: true, filter: (path) => !NOT_COPIED.includes(path) });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const messages = join(folder, "shared/messages.ts");
  const text = await readFile(messages, "utf8");
  await writeFile(messages, text.replace("Please enter a valid email", LATER_SENTENCE));
  await writeFile(
    join(folder, "sql/9000_add_later_column.sql"),
    "ALTER TABLE blog_posts ADD COLUMN later_column text;\n",
  );
  await promisify(execFile)("npm", ["run", "--silent", "build"], { cwd: folder });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
