import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { startChosenSite } from "./support/chosen-site.ts";
import { runCommand } from "./support/command.ts";
import { createDatabase } from "./support/database.ts";
import { demoRequest, hostedCaptcha, referenceOf, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";

test("beside a running site posts are stored, restored and keep their old addresses, and requests are listed", async () => {
  const chosen = await startChosenSite({ ...hostedCaptcha, PAGE_CACHE: "off" });
  const { site } = chosen;
  const file = test.info().outputPath("frost.md");
  const posts = (...args: string[]) => runPosts(site, ...args);
  const statusOf = (path: string) => ask(site.url, path).then(({ status }) => status);
  const shown = () => ask(site.url, "/insights/frost").then(({ text }) => text);
  const list = () => runCommand("leads", ["list"], site.commandEnvironment);

  await test.step("a dry run stores nothing", async () => {
    const head = "---\nslug: frost\ntitle: Frost on rails\npublished_at: 2025-11-01\n---\n\n";
    await writeFile(file, `${head}A post that is put beside a running site.\n`);
    expect(await posts("put", file, "--dry-run")).toMatch(/Nothing is stored.*\nadded /);
    expect(await statusOf("/insights/frost")).toBe(404);
    expect(await posts("put", file)).toMatch(/^added /);
    await expect.poll(shown).toContain("Frost on rails");
  });

  await test.step("a post is changed by its file, and restored", async () => {
    await writeFile(file, (await posts("show", "frost")).replace("Frost on rails", "Ice on rails"));
    expect(await posts("put", file)).toMatch(/^changed /);
    await expect.poll(shown).toContain("Ice on rails");
    await posts("restore", "frost");
    await expect.poll(shown).toContain("Frost on rails");
  });

  await test.step("a changed slug redirects from the old one, also after the post was deleted and restored", async () => {
    await writeFile(file, (await posts("show", "frost")).replace("slug: frost", "slug: ice"));
    await posts("put", file);
    await expect.poll(() => statusOf("/insights/frost")).toBe(308);
    await posts("delete", "ice", "--yes");
    await expect.poll(() => statusOf("/insights/ice")).toBe(404);
    await posts("restore", "ice");
    await expect.poll(() => statusOf("/insights/ice")).toBe(200);
    expect((await ask(site.url, "/insights/frost")).headers.location).toBe("/insights/ice");
  });

  await test.step("a request is listed beside the site and without it, and the doctor finds both well", async () => {
    const reference = referenceOf(await submit(site.url, demoRequest()));
    const environment = { ...site.commandEnvironment, PORT: new URL(site.url).port };
    expect(await list()).toContain(reference);
    const running = await doctor(environment);
    expect(running.report).toMatch(/ok site ready.*\n0 errors, \d warnings\n$/s);
    expect(running.code).toBe(0);
    await site.end();
    expect(await list()).toContain(reference);
    const stopped = await doctor(environment);
    expect(stopped.report).toContain("warning site none answers at http://127.0.0.1:");
  });

  await chosen.stop();
});

test("the table blog_posts of another PostgreSQL is imported by its address", async () => {
  const [database, hosted] = [await createDatabase(), await createDatabase()];
  const site = await Site.start(database.environment);
  await hosted.query(
    `CREATE TABLE blog_posts (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), created_at timestamptz DEFAULT now(),
       title text, slug text, content text, published_at timestamptz, likes integer);
     INSERT INTO blog_posts (title, slug, content, published_at)
     VALUES ('Hosted', 'hosted', 'Text', '2025-03-01 12:00:00.5+00'), ('Dateless', 'dateless', NULL, NULL)`,
  );
  const output = await runPosts(site, "import", hosted.url);

  expect(output).toMatch(/^added .*\/dateless\nadded .*\/hosted\n$/);
  const post = await runPosts(site, "show", "hosted");
  expect(post).toContain("published_at: 2025-03-01T12:00:00.500000Z\n");
  expect(await runPosts(site, "import", hosted.url)).not.toContain("added");
  await site.stop();
  await Promise.all([database.drop(), hosted.drop()]);
});

test("commands print their usage for an unknown option, and through npm when asked for help", async () => {
  for (const command of ["posts", "leads", "doctor", "migrate"]) {
    await expect(runCommand(command, ["--unknown"], {})).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`npm run ${command}`),
    });
  }
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "leads", "--", "-h"]);
  expect(stdout).toContain("npm run leads");
});

test("on an empty database the commands name npm run migrate, which lists the migrations that it applied", async () => {
  const database = await createDatabase();
  const run = (name: string, ...args: string[]) => runCommand(name, args, database.environment);

  await expect(run("posts", "list")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("run npm run migrate"),
  });
  const { report } = await doctor(database.environment);
  expect(report).toMatch(/warning migrations the next start applies 0001_/);
  expect(await run("migrate")).toMatch(/^applied 0001_[^{]*\d+ migrations applied: up to date\n$/);
  expect(await run("migrate")).toBe("0 migrations applied: up to date\n");
  expect(await run("leads", "list")).toBe("No demo requests yet\n");
  await database.drop();
});

test("the doctor reports a site that is not ready, a dead letter, and what /privacy does not state", async () => {
  const database = await createDatabase();
  const site = await Site.start(database.environment);
  const environment = { ...site.commandEnvironment, PORT: new URL(site.url).port };
  await database.query(
    `WITH request AS (
       INSERT INTO demo_requests (email, full_name, company_name, industry, reference)
       VALUES ('ada@example.com', 'Ada', 'Example', 'Mining', 'R-1') RETURNING id)
     INSERT INTO outbox (demo_request_id, sink, dead_at) SELECT id, 'email', now() FROM request`,
  );
  const dead = await doctor(environment);
  await database.closeGate();
  const away = await doctor(environment);

  expect(dead.code).toBe(1);
  expect(dead.report).toContain("ok migrations all applied");
  expect(dead.report).toMatch(/error deliveries .*1 given up/);
  expect(dead.report).toContain(
    "warning privacy /privacy states no value for privacyOfficer of SITE_FILE, hostingCountry",
  );
  expect(away.code).toBe(1);
  expect(away.report).toMatch(/error database /);
  expect(away.report).toMatch(/error site not ready: the database does not answer/);
  await site.stop();
  await database.drop();
});

test("the doctor lists every fault of the configuration, without passwords", async () => {
  const { code, report } = await doctor({ PORT: "many", DATABASE_URL: "mysql://a:secret@b/c" });

  expect(code).toBe(1);
  expect(report).toMatch(/error configuration PORT .*\n.*error configuration DATABASE_URL /);
  expect(report).not.toContain("secret");
});

/** Runs a command on the site's database and returns its output without colours. */
async function runPosts(site: Site, ...args: string[]) {
  const environment = { ...site.commandEnvironment, SITE_URL: site.url };
  return stripVTControlCharacters(await runCommand("posts", args, environment));
}

/** Runs the command. The columns of its report are separated by one space. */
async function doctor(environment: Record<string, string>) {
  const { code, stdout } = await runCommand("doctor", [], environment).then(
    (report) => ({ code: 0, stdout: report }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, report: stdout.replaceAll(/ +/g, " ") };
}
