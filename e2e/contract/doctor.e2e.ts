import { execFile } from "node:child_process";
import { expect, test } from "@playwright/test";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

for (const kind of ["embedded", "PostgreSQL"] as const) {
  test(`the doctor finds a site on ${kind} ready, and an error in a delivery that was given up`, async () => {
    const database = kind === "PostgreSQL" ? await createDatabase() : undefined;
    const site = await Site.start({ ...database?.environment, PAGE_CACHE: "off" });
    const environment = { ...site.commandEnvironment, PORT: new URL(site.url).port };

    const healthy = await doctor(environment);
    await site.stop();
    const stopped = await doctor(environment);

    expect(healthy).toMatchObject({ code: 0, report: expect.stringContaining("ok site ready") });
    expect(healthy.report).toContain("ok migrations all applied");
    expect(healthy.report).toContain("ok deliveries 0 waiting");
    expect(healthy.report).toContain(
      "warning privacy /privacy states no value for privacyOfficer of SITE_FILE, hostingCountry",
    );
    expect(healthy.report).toMatch(/\n0 errors, \d warnings\n$/);
    expect(stopped.report).toContain("warning site none answers at http://127.0.0.1:");
    await database?.drop();
  });
}

test("the doctor reports a site that is not ready, a dead letter, and pending migrations", async () => {
  const database = await createDatabase();
  const pending = await doctor(database.environment);
  const site = await Site.start({ ...database.environment, PAGE_CACHE: "off" });
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

  expect(pending.report).toMatch(/warning migrations the next start applies 0001_/);
  expect(dead).toMatchObject({
    code: 1,
    report: expect.stringMatching(/error deliveries .*1 given up/),
  });
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

/** Runs the command. The columns of its report are separated by one space. */
function doctor(environment: Record<string, string>): Promise<{ code: number; report: string }> {
  const env = { PATH: process.env.PATH ?? "", ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ["dist/server/doctor.js"], { env }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), report: stdout.replaceAll(/ +/g, " ") }),
    );
  });
}
