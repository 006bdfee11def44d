import { beforeEach, expect, onTestFinished, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import type { Db } from "./db.ts";
import { getKey } from "./secrets.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM site_settings");
  });

  test("concurrent callers get the same key, and another one for another purpose", async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => getKey(db, "captcha")));

    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(await getKey(db, "previews")).not.toBe(keys[0]);
    await db.query("DELETE FROM site_settings");
    expect(await getKey(db, "captcha")).not.toBe(keys[0]);
  });

  test("returns the same key from a database that can only be read", async () => {
    const key = await getKey(db, "captcha");
    const client = await database().db.connect();
    onTestFinished(() => client.release(true));
    await client.query("BEGIN READ ONLY");

    expect(await getKey(client, "captcha")).toBe(key);
  });
});
