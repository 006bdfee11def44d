import { beforeEach, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import type { Db } from "./db.ts";
import { getOrCreateSecret } from "./secrets.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM site_settings WHERE key = 'a_secret'");
  });

  test("concurrent callers get the same secret", async () => {
    const secrets = await Promise.all(
      Array.from({ length: 10 }, () => getOrCreateSecret(db, "a_secret")),
    );

    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await getOrCreateSecret(db, "another_secret")).not.toBe(secrets[0]);
  });

  test("returns a stored secret unchanged", async () => {
    await db.query("INSERT INTO site_settings (key, value) VALUES ('a_secret', 'as stored')");

    expect(await getOrCreateSecret(db, "a_secret")).toBe("as stored");
  });

  test("returns a stored secret from a database that can only be read", async () => {
    const secret = await getOrCreateSecret(db, "a_secret", "2025-11-20");
    const client = await db.connect();
    await client.query("BEGIN READ ONLY");

    const reader = { query: client.query.bind(client), connect: db.connect.bind(db) };
    expect(await getOrCreateSecret(reader, "a_secret", "2025-11-20")).toBe(secret);

    await client.query("ROLLBACK");
    client.release();
  });

  test("a later period overwrites the secret, an earlier period gets the later one", async () => {
    const first = await getOrCreateSecret(db, "a_secret", "2025-11-20");
    expect(await getOrCreateSecret(db, "a_secret", "2025-11-20")).toBe(first);

    const next = await getOrCreateSecret(db, "a_secret", "2025-11-21");

    expect(next).not.toBe(first);
    expect(await getOrCreateSecret(db, "a_secret", "2025-11-20")).toBe(next);
    const { rows } = await db.query("SELECT value FROM site_settings WHERE key = 'a_secret'");
    expect(rows).toEqual([{ value: next }]);
  });
});
