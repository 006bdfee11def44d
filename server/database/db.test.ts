import { expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { inTransaction, isTransientError } from "./db.ts";

const withCode = (code: string) => Object.assign(new Error("no"), { code });
const coded = (...codes: string[]) =>
  codes.map((code): [string, unknown] => [code, withCode(code)]);
const worded = (...messages: string[]) =>
  messages.map((message): [string, unknown] => [message, new Error(message)]);

test.each([
  ...coded("ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"),
  ...coded("57P01", "57P03", "57014", "53300", "55P03", "08006"),
  ...worded("timeout exceeded when trying to connect", "Connection terminated unexpectedly"),
  ...worded("Query read timeout"),
  ["a cause", new Error("DATABASE_URL: no site", { cause: withCode("ECONNREFUSED") })],
])("%s is transient", (_name, error) => {
  expect(isTransientError(error)).toBe(true);
});

test.each([
  ...coded("28P01", "3D000", "42P01", "23505", "ERR_TLS_CERT_ALTNAME_INVALID"),
  ["undefined", undefined],
  ["text", "ECONNREFUSED"],
  ["a bug", new TypeError("x is not a function")],
])("%s is not transient", (_name, error) => {
  expect(isTransientError(error)).toBe(false);
});

onAnyDatabase((database) => {
  const INSERT = "INSERT INTO site_settings (key, value) VALUES ($1, '')";

  test("a failed transaction throws, stores nothing and frees its connection", async () => {
    const { db } = database();
    const failing = inTransaction(db, async (client) => {
      await client.query(INSERT, ["half"]);
      await client.query("SELECT 1 / 0");
    });
    const swallowing = inTransaction(db, async (client) => {
      await client.query(INSERT, ["swallowed"]);
      await client.query("SELECT 1 / 0").catch(() => {});
    });

    // Either query may be the first to fail.
    const outcomes = await Promise.allSettled([failing, swallowing]);

    expect(outcomes).toMatchObject([
      { reason: { code: "22012" } },
      { reason: { message: expect.stringContaining("nothing was stored") } },
    ]);
    const { rows } = await db.query("SELECT FROM site_settings WHERE key IN ('half', 'swallowed')");
    expect(rows).toEqual([]);
    expect(db.idleCount).toBe(db.totalCount);
  });
});
