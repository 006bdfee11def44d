import { expect, test } from "vitest";
import { plain } from "../terminal/paint.ts";
import { bad, good, look } from "./finding.ts";
import { report } from "./report.ts";

test("findings are one a line, and the last line sums them up", () => {
  const text = report([good("database", "answers"), look("TLS", "none"), bad("mail", "no")], plain);

  expect(text).toBe(
    "good  database  answers\nlook  TLS       none\nbad   mail      no\n\n1 bad, 1 to look at\n",
  );
});

test("a site in order is told so", () => {
  expect(report([good("database", "answers")], plain)).toContain("All is well");
});
