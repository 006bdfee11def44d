// For tests only: a database that returns secrets, which the site reads when it starts, and then fails.
import type { Database } from "../database/db.ts";

export const failingDatabase = {
  query: async (sql: string) => {
    if (sql.includes("site_settings")) return { rows: [{ value: "secret" }] };
    throw new Error("The database does not answer");
  },
} as unknown as Database["db"];
