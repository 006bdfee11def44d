import { expect } from "@playwright/test";
import { test } from "./browser/fixtures.ts";
import { hasNginx } from "./contract/support/nginx.ts";
import { createDatabase } from "./contract/support/test-database.ts";
import { proveRollingRestart } from "./prove/rolling-restart.ts";

test("two sites restart in turn behind nginx under load, and every request is answered", async () => {
  test.skip(!hasNginx(), "nginx or openssl is not installed");
  const { environment, drop } = await createDatabase();

  const rendering = { ...environment, PAGE_CACHE: "off" };
  const plan = { environment: rendering, seconds: 5, visitors: 4 };
  const { losses, ...figures } = await proveRollingRestart(plan);

  for (const [name, count] of Object.entries(losses)) expect(count, name).toBe(0);
  for (const [name, count] of Object.entries(figures)) expect(count, name).toBeGreaterThan(0);
  await drop();
});
