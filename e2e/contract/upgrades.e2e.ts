import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { fillIn, sendForm } from "./support/form-visitor.ts";
import { ask } from "./support/network.ts";
import { insertPost } from "./support/posts.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

const NOT_COPIED = new Set([
  ...["node_modules", "dist", ".git", ".cache", ".data", "test-results"],
  // The build does not read the masters of the pictures.
  "art",
]);
/** A sentence of the specification that scripts and pages contain. */
const SENTENCE = "Please enter a valid email";
const LATER_SENTENCE = "Please enter an email that is valid";

test("old build, new build and old build again serve one database with a form open all the while", async ({
  page,
  context,
}) => {
  const database = await createDatabase();
  const [site, later] = await Promise.all([
    Site.create({ ...database.environment, PAGE_CACHE: "off" }),
    makeLaterBuild(),
  ]);
  const restart = async (options = {}) => {
    site.signal("SIGTERM");
    expect(await site.exited()).toBe(0);
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
  const slug = await insertPost(database, { publishedAt: "2020-01-01" });
  await expect.poll(async () => (await ask(site.url, `/insights/${slug}`)).status).toBe(200);

  await site.stop();
  await Promise.all([later.remove(), database.drop()]);
});

/**
 * Builds a later version of this tree in a separate folder: a changed sentence gives scripts other addresses,
 * and a migration adds a column.
 */
async function makeLaterBuild(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "contract-build-"));
  for (const name of await readdir(".")) {
    if (!NOT_COPIED.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await replaceSentence(join(folder, "shared"));
  await writeFile(
    join(folder, "sql/9000_add_later_column.sql"),
    "ALTER TABLE blog_posts ADD COLUMN later_column text;\n",
  );
  await promisify(execFile)("npm", ["run", "--silent", "build"], { cwd: folder });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function replaceSentence(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
  for (const source of sources) {
    const text = await readFile(source, "utf8");
    if (text.includes(SENTENCE)) await writeFile(source, text.replaceAll(SENTENCE, LATER_SENTENCE));
  }
}
