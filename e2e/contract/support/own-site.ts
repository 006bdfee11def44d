import { test } from "@playwright/test";
import { createDatabase, type Database } from "./database.ts";
import { Site } from "./site.ts";

type Environment = Record<string, string>;

/**
 * Starts a site on a database for the tests of a file, which run one after another, and stops it after them.
 */
export function ownSite(
  environment: Environment | ((database: Database) => Promise<Environment>) = {},
) {
  const own = {} as { site: Site; database: Database };
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    own.database = await createDatabase();
    own.site = await Site.start({
      ...own.database.environment,
      ...(typeof environment === "function" ? await environment(own.database) : environment),
    });
  });
  test.afterAll(async () => {
    await own.site?.stop();
    await own.database?.drop();
  });
  return own;
}
