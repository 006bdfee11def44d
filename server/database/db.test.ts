import { expect, onTestFinished, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { inTransaction, isTransientError } from "./db.ts";
import { getKey } from "./secrets.ts";

const withCode = (code: string) => Object.assign(new Error(code), { code });
const withCodes = (codes: string) => codes.split(" ").map(withCode);

test.each([
  ...withCodes("ECONNREFUSED ENOTFOUND EAI_AGAIN 57P01 57P03 57014 53300 55P03 08006"),
  new Error("timeout exceeded when trying to connect"),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
  new Error("DATABASE_URL: no site", { cause: withCode("ECONNREFUSED") }),
])("%s is transient", (error) => {
  expect(isTransientError(error)).toBe(true);
});

test.each([
  ...withCodes("28P01 3D000 42P01 23505 ERR_TLS_CERT_ALTNAME_INVALID"),
  ...[undefined, "ECONNREFUSED", new TypeError("x is not a function")],
])("%s is not transient", (error) => {
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

  test("concurrent callers get the same key, and another one for another purpose", async () => {
    const { db } = database();
    const keys = await Promise.all(Array.from({ length: 10 }, () => getKey(db, "captcha")));

    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(await getKey(db, "previews")).not.toBe(keys[0]);
    await db.query("DELETE FROM site_settings");
    expect(await getKey(db, "captcha")).not.toBe(keys[0]);
  });

  test("returns the same key from a database that can only be read", async () => {
    const { db } = database();
    const key = await getKey(db, "captcha");
    const client = await db.connect();
    onTestFinished(() => client.release(true));
    await client.query("BEGIN READ ONLY");

    expect(await getKey(client, "captcha")).toBe(key);
  });
});
