import { beforeEach, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import type { Db } from "./db.ts";
import { insertDemoRequest } from "./demo-requests.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  type OutboxMessage,
  outboxFigures,
  releaseMessage,
  retryLater,
} from "./outbox.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests");
  });

  const store = async (fullName = "Ada") => {
    const stored = await insertDemoRequest(db, {
      requestId: undefined,
      email: "ada@railway.example",
      fullName,
      companyName: "Analytical Railways",
      industry: "Mining",
      attribution: { utm_source: "news" },
      spamReason: undefined,
      replayKey: undefined,
      sinks: ["email", "confirmation"],
    });
    if (stored.outcome !== "stored") throw new Error(stored.outcome);
    return stored.reference;
  };
  const claim = async (): Promise<OutboxMessage> => {
    const message = await claimMessage(db, "email", 60);
    if (message === undefined) throw new Error("nothing is due");
    return message;
  };
  const letTimePass = (seconds: number) =>
    db.query("UPDATE outbox SET due_at = due_at - make_interval(secs => $1)", [seconds]);

  test("a claimed message contains everything that a sink needs", async () => {
    const reference = await store();

    expect(await claim()).toEqual({
      id: expect.any(String),
      attempts: 1,
      reference,
      createdAt: expect.any(Date),
      email: "ada@railway.example",
      fullName: "Ada",
      companyName: "Analytical Railways",
      industry: "Mining",
      attribution: { utm_source: "news" },
    });
  });

  test("concurrent claims get one message each, the oldest first", async () => {
    for (const name of ["first", "second", "third"]) await store(name);

    const claimed = await Promise.all(
      Array.from({ length: 6 }, () => claimMessage(db, "email", 60)),
    );

    const names = claimed.flatMap((message) => message?.fullName ?? []);
    expect(names.toSorted()).toEqual(["first", "second", "third"]);
  });

  test("a claimed message is due again when its lease expires", async () => {
    await store();
    await claim();
    expect(await claimMessage(db, "email", 60)).toBeUndefined();

    await letTimePass(61);

    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  test("a delivered message is not due again, and its request has the delivery time", async () => {
    await store();
    await markDelivered(db, await claim());
    await letTimePass(3600);

    expect(await claimMessage(db, "email", 60)).toBeUndefined();
    const { rows } = await db.query("SELECT delivered_at FROM demo_requests");
    expect(rows).toEqual([{ delivered_at: expect.any(Date) }]);
  });

  test("a confirmation to the prospect does not count as delivery of the request", async () => {
    await store();
    const confirmation = await claimMessage(db, "confirmation", 60);
    await markDelivered(db, confirmation as OutboxMessage);

    const { rows } = await db.query("SELECT delivered_at FROM demo_requests");
    expect(rows).toEqual([{ delivered_at: null }]);
  });

  test("retryLater delays a message while newer messages are claimed", async () => {
    await store("first");
    await store("second");
    await retryLater(db, await claim(), { delaySeconds: 30, error: "451 later" });

    expect(await claim()).toMatchObject({ fullName: "second" });
    await letTimePass(31);
    expect(await claim()).toMatchObject({ fullName: "first", attempts: 2 });
  });

  test("a released message keeps its place and its number of attempts", async () => {
    await store("first");
    await store("second");
    await releaseMessage(db, await claim(), "connection refused");

    expect(await claim()).toMatchObject({ fullName: "first", attempts: 1 });
  });

  test("a dead letter stays in the table and is not due", async () => {
    await store();
    await markDead(db, await claim(), "550 no such user");
    await letTimePass(3600);

    expect(await claimMessage(db, "email", 60)).toBeUndefined();
    expect(await outboxFigures(db)).toMatchObject({ waiting: 1, dead: 1 });
    const { rows } = await db.query("SELECT last_error FROM outbox WHERE dead_at IS NOT NULL");
    expect(rows).toEqual([{ last_error: "550 no such user" }]);
  });

  test("a server whose lease has expired does not overwrite another server's result", async () => {
    await store();
    const late = await claim();
    await letTimePass(61);
    await markDelivered(db, await claim());

    await markDead(db, late, "too late");
    await releaseMessage(db, late, "too late");

    const { rows } = await db.query(
      "SELECT delivered_at, dead_at, attempts FROM outbox WHERE sink = 'email'",
    );
    expect(rows).toEqual([{ delivered_at: expect.any(Date), dead_at: null, attempts: 2 }]);
  });
});
