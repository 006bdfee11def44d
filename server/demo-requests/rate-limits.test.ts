import { beforeEach, expect, test } from "vitest";
import type { Db } from "../database/db.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { countAttempt, deleteExpiredCounts } from "./rate-limits.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM rate_limits");
  });

  const letTimePass = (seconds: number) =>
    db.query("UPDATE rate_limits SET resets_at = resets_at - make_interval(secs => $1)", [seconds]);

  test("counts concurrent attempts", async () => {
    await Promise.all(Array.from({ length: 20 }, () => countAttempt(db, "ada", 60)));

    expect(await countAttempt(db, "ada", 60)).toEqual({ hits: 21, secondsLeft: 60 });
    expect(await countAttempt(db, "bob", 60)).toEqual({ hits: 1, secondsLeft: 60 });
  });

  test("restarts the count after the window", async () => {
    await countAttempt(db, "ada", 60);
    await letTimePass(50);
    expect(await countAttempt(db, "ada", 60)).toEqual({ hits: 2, secondsLeft: 10 });

    await letTimePass(11);

    expect(await countAttempt(db, "ada", 60)).toEqual({ hits: 1, secondsLeft: 60 });
  });

  test("deletes expired counts only", async () => {
    await countAttempt(db, "ada", 60);
    await letTimePass(61);
    await countAttempt(db, "bob", 60);

    await deleteExpiredCounts(db);

    expect((await db.query("SELECT key FROM rate_limits")).rows).toEqual([{ key: "bob" }]);
  });
});
