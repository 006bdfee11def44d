import { beforeEach } from "vitest";
import { leads } from "../cli/leads/commands.ts";
import type { Database } from "../database/db.ts";
import { insertDemoRequest, type NewDemoRequest } from "../demo-requests/queries.ts";

/** For tests: an empty table, and functions that store requests in it and run commands. */
export function createLeadsWorkspace(database: () => Database) {
  const query = (sql: string, values?: unknown[]) => database().db.query(sql, values);
  beforeEach(() => query("DELETE FROM demo_requests"));

  return {
    query,
    /** Returns the reference. */
    async store(changes: Partial<NewDemoRequest> = {}): Promise<string> {
      const inserted = await insertDemoRequest(database().db, {
        requestId: undefined,
        email: "ada@railway.example",
        fullName: "Ada Lovelace",
        companyName: "Analytical Railways",
        industry: "Railways",
        attribution: { utm_source: "newsletter" },
        spamReason: undefined,
        replayKey: undefined,
        sinks: ["email"],
        ...changes,
      });
      return "reference" in inserted ? inserted.reference : "";
    },
    async run(...args: string[]): Promise<string> {
      const { db } = database();
      let output = "";
      for await (const piece of leads(args, () => ({ db, sinks: ["email"] }))) output += piece;
      return output;
    },
    setOutbox: (sql: string) => query(`UPDATE outbox SET ${sql}`),
  };
}
