import { expect, test } from "@playwright/test";
import { createDatabase } from "./contract/support/test-database.ts";
import { findProxy } from "./find-proxy.ts";
import { proveRollingRestart } from "./prove/rolling-restart.ts";

test("two sites restart in turn behind nginx under load, and every request is answered", async () => {
  const binary = findProxy("nginx");
  test.skip(binary === undefined, "nginx or openssl is not installed");
  if (binary === undefined) return;
  const { environment, drop } = await createDatabase();

  const report = await proveRollingRestart({ binary, environment, seconds: 5, visitors: 8 });

  expect(report.losses.filter(([, count]) => count > 0)).toEqual([]);
  for (const [name, count] of report.figures) expect(count, name).toBeGreaterThan(0);
  await drop();
});
