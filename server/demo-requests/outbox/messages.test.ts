import { beforeEach, expect, test } from "vitest";
import type { Db } from "../../database/db.ts";
import { newDemoRequest } from "../../testing/demo-requests.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { insertDemoRequest } from "../queries.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  type OutboxMessage,
  retryLater,
} from "./messages.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests");
  });

  const store = (fullName = "Ada") =>
    insertDemoRequest(db, newDemoRequest({ fullName, sinks: ["email", "confirmation"] }));
  const claim = async (): Promise<OutboxMessage> => {
    const message = await claimMessage(db, "email", 60);
    if (message === undefined) throw new Error("nothing is due");
    return message;
  };
  const letTimePass = (seconds: number) =>
    db.query("UPDATE outbox SET due_at = due_at - make_interval(secs => $1)", [seconds]);

  test("concurrent claims get one message each, the oldest first", async () => {
    for (const name of ["first", "second", "third"]) await store(name);

    const claimed = await Promise.all(
      Array.from({ length: 6 }, () => claimMessage(db, "email", 60)),
    );

    const names = claimed.flatMap((message) => message?.fullName ?? []);
    expect(names.toSorted()).toEqual(["first", "second", "third"]);
  });

  test("a message is due again when its lease expires, and the late server does not overwrite the other's result", async () => {
    await store();
    const late = await claim();
    await letTimePass(61);
    await markDelivered(db, await claim());

    await markDead(db, late, "too late");
    await retryLater(db, late, { delaySeconds: 0, error: "too late" });

    const { rows } = await db.query(
      "SELECT delivered_at, dead_at, attempts FROM outbox WHERE sink = 'email'",
    );
    expect(rows).toEqual([{ delivered_at: expect.any(Date), dead_at: null, attempts: 2 }]);
  });
});
