import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { runCommand } from "./support/command.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

const TEXT = "A post that is put beside a running site, long enough for a card and a result.";

// On the embedded database, which commands reach through the running site.
test("posts are stored, restored, and keep their old addresses", async () => {
  const site = await Site.start({ PAGE_CACHE: "off" });
  const folder = await mkdtemp(join(tmpdir(), "contract-posts-"));
  const posts = (args: string[]) => runPosts(site, args);
  const file = join(folder, "frost.md");
  const write = (changes: (text: string) => string) =>
    readFile(file, "utf8").then((text) => writeFile(file, changes(text)));
  const statusOf = (path: string) => ask(site.url, path).then(({ status }) => status);

  await test.step("a dry run says what put would do and stores nothing", async () => {
    await writeFile(
      file,
      `---\nslug: frost\ntitle: Frost\npublished_at: 2025-11-01\n---\n\n${TEXT}\n`,
    );
    expect(await posts(["put", file, "--dry-run"])).toMatch(/Nothing is stored.*\nadded /);
    expect(await statusOf("/insights/frost")).toBe(404);
    expect(await posts(["put", file])).toMatch(/^added /);
    await expect.poll(() => statusOf("/insights/frost")).toBe(200);
  });

  await test.step("a post is changed by its file", async () => {
    await writeFile(file, (await posts(["show", "frost"])).replace("Frost", "Ice"));
    expect(await posts(["put", file])).toMatch(/^changed /);
    await write((text) => text.replace("title: Ice", "title: Ice on rails"));
    await posts(["put", file]);
  });

  await test.step("the history lists earlier versions, and one of them is restored", async () => {
    expect(await posts(["history", "frost"])).toMatch(/Ice\n.*Frost\n$/);
    await posts(["restore", "frost", "--dry-run"]);
    expect(await posts(["show", "frost"])).toContain("title: Ice on rails\n");
    await posts(["restore", "frost"]);
    expect(await posts(["show", "frost"])).toContain("title: Ice\n");
  });

  await test.step("a deleted post is restored", async () => {
    expect(await posts(["delete", "frost", "--dry-run"])).toBe("frost would be deleted\n");
    await posts(["delete", "frost", "--yes"]);
    await expect(posts(["show", "frost"])).rejects.toMatchObject({ code: 2 });
    await posts(["restore", "frost"]);
    expect(await posts(["show", "frost"])).toContain("title: Ice\n");
  });

  await test.step("a changed slug redirects from the old one", async () => {
    await writeFile(file, (await posts(["show", "frost"])).replace("slug: frost", "slug: ice"));
    await posts(["put", file]);
    await expect.poll(() => statusOf("/insights/ice")).toBe(200);
    await expect.poll(() => statusOf("/insights/frost")).toBe(308);
    expect((await ask(site.url, "/insights/frost")).headers.location).toBe("/insights/ice");
  });

  await test.step("scheduled posts are listed with their time", async () => {
    await write(
      () => `---\nslug: later\ntitle: Later\npublished_at: 2999-02-03T04:05Z\n---\n\n${TEXT}\n`,
    );
    await posts(["put", file]);
    expect(await posts(["list"])).toMatch(/later +2999-02-03 04:05 +scheduled/);
  });

  await test.step("an export is imported again, to the same files", async () => {
    const [first, second] = [join(folder, "first"), join(folder, "second")];
    await posts(["export", first]);
    await posts(["delete", "ice", "--yes"]);
    await posts(["import", first]);
    await mkdir(second);
    await posts(["export", second]);
    const text = await readFile(join(first, "ice.md"), "utf8");
    expect(await readFile(join(second, "ice.md"), "utf8")).toBe(text);
  });

  await site.stop();
  await rm(folder, { recursive: true });
});

test("the table blog_posts of another PostgreSQL is imported by its address", async () => {
  const [database, hosted] = [await createDatabase(), await createDatabase()];
  const site = await Site.start({ ...database.environment, PAGE_CACHE: "off" });
  await hosted.query(
    `CREATE TABLE blog_posts (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), created_at timestamptz DEFAULT now(),
       title text, slug text, content text, published_at timestamptz, likes integer);
     INSERT INTO blog_posts (title, slug, content, published_at)
     VALUES ('Hosted', 'hosted', 'Text', '2025-03-01 12:00:00.5+00'), ('Dateless', 'dateless', NULL, NULL)`,
  );
  const output = await runPosts(site, ["import", hosted.url]);

  expect(output).toMatch(/^added .*\/dateless\nadded .*\/hosted\n$/);
  const post = await runPosts(site, ["show", "hosted"]);
  expect(post).toContain("published_at: 2025-03-01T12:00:00.500000Z\n");
  expect(await runPosts(site, ["import", hosted.url])).not.toContain("added");
  await site.stop();
  await Promise.all([database.drop(), hosted.drop()]);
});

/** Runs a command on the site's database and returns its output without colours. */
async function runPosts(site: Site, args: string[]) {
  const environment = { ...site.commandEnvironment, SITE_URL: site.url };
  return stripVTControlCharacters(await runCommand("posts", args, environment));
}
