import { expect, test } from "vitest";
import { type Finding, report, runChecks } from "./finding.ts";

test("the report has one line for each finding and a summary", () => {
  const findings: Finding[] = [
    { level: "ok", subject: "database", message: "answers" },
    { level: "warning", subject: "TLS", message: "none" },
    { level: "error", subject: "mail", message: "no" },
  ];

  expect(report(findings)).toBe(
    "ok       database  answers\nwarning  TLS       none\nerror    mail      no\n\n1 errors, 1 warnings\n",
  );
});

test("a check that throws is an error with the reason, and one that does not apply is left out", async () => {
  const checks = {
    site: () => fetch("http://127.0.0.1:1").then(() => ["ok", "answers"] as const),
    mail: () => undefined,
  };

  expect(await runChecks(checks, undefined)).toMatchObject([
    { level: "error", subject: "site", message: expect.stringMatching(/ECONNREFUSED|bad port/) },
  ]);
});
