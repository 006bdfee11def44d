import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import { runCommand, runNpmScript } from "./support/command.ts";
import { demoRequest, referenceOf, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

for (const kind of ["embedded", "PostgreSQL"] as const) {
  test(`commands work beside a running site on ${kind}: a post shows, a request is listed`, async () => {
    const database = kind === "PostgreSQL" ? await createDatabase() : undefined;
    const captcha = await startSiteverify();
    const folder = await mkdtemp(join(tmpdir(), "contract-posts-"));
    const site = await Site.start({
      ...database?.environment,
      ...captcha.environment,
      PAGE_CACHE: "off",
    });
    const environment = { ...site.commandEnvironment, SITE_URL: site.url };
    const list = () => ask(site.url, "/insights").then(({ text }) => text);
    const put = async (title: string) => {
      const file = join(folder, "beside-the-site.md");
      await writeFile(file, postFile(title));
      await runCommand("posts", ["put", file], environment);
    };

    await put("Put beside the site");
    await expect.poll(list).toContain("Put beside the site");
    await put("Put a second time");
    await expect.poll(list).toContain("Put a second time");
    await runCommand("posts", ["delete", "beside-the-site", "--yes"], environment);
    await expect.poll(list).not.toContain("Put a second time");

    const body = demoRequest();
    const reference = referenceOf(await submit(site.url, body));
    expect(await runCommand("leads", ["list"], environment)).toContain(reference);

    await site.stop();
    captcha.stop();
    await Promise.all([rm(folder, { recursive: true }), database?.drop()]);
  });
}

for (const command of ["posts", "leads", "doctor", "migrate"]) {
  test(`npm run ${command} prints its usage when asked for help, and for an unknown option`, async () => {
    expect(await runCommand(command, ["-h"], {})).toContain(`npm run ${command}`);
    await expect(runNpmScript(command, ["--unknown"], {})).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`npm run ${command}`),
    });
  });
}

test("on an empty database the commands name npm run migrate, which lists the migrations that it applied", async () => {
  const database = await createDatabase();
  const run = (name: string, ...args: string[]) => runCommand(name, args, database.environment);

  await expect(run("posts", "list")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("run npm run migrate"),
  });
  expect(await run("migrate")).toMatch(/^applied 0001_[^{]*\d+ migrations applied: up to date\n$/);
  expect(await run("migrate")).toBe("0 migrations applied: up to date\n");
  expect(await run("leads", "list")).toBe("No demo requests yet\n");
  await database.drop();
});

function postFile(title: string): string {
  const opening = "A post that is put beside a running site, long enough for a card and a result.";
  return `---\nslug: beside-the-site\ntitle: ${title}\npublished_at: 2025-11-01\n---\n\n${opening}\n`;
}
