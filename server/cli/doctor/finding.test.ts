import { expect, test } from "vitest";
import { check, error, ok, report, warning } from "./finding.ts";

test("the report has one line for each finding and a summary", () => {
  const findings = [ok("database", "answers"), warning("TLS", "none"), error("mail", "no")];

  expect(report(findings)).toBe(
    "ok       database  answers\nwarning  TLS       none\nerror    mail      no\n\n1 errors, 1 warnings\n",
  );
});

test("a check that throws is an error with the reason", async () => {
  const failed = () => fetch("http://127.0.0.1:1").then(() => ok("site", "answers"));

  expect(await check("site", failed)).toMatchObject([
    { level: "error", subject: "site", message: expect.stringMatching(/ECONNREFUSED|bad port/) },
  ]);
});
