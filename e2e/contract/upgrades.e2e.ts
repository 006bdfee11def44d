import { expect, test } from "@playwright/test";
import { fillIn, sendForm } from "./support/form-visitor.ts";
import { LATER_SENTENCE, makeLaterBuild } from "./support/later-build.ts";
import { ask } from "./support/network.ts";
import { insertPost } from "./support/posts.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

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
  await page.reload();
  await fillIn(page);
  await sendForm(page);
  await expect(page.getByRole("status")).toContainText("Thank you!");
  expect(await stored()).toBe(3);
  const slug = await insertPost(database, { publishedAt: "2020-01-01" });
  await expect.poll(async () => (await ask(site.url, `/insights/${slug}`)).status).toBe(200);

  await site.stop();
  await Promise.all([later.remove(), database.drop()]);
});
