import { beforeEach, expect, test } from "vitest";
import { onEveryDatabase } from "../testing/every-database.ts";
import type { Db } from "./db.ts";
import { insertDemoRequest } from "./demo-requests.ts";
import {
  bury,
  claimParcel,
  markDelivered,
  outboxFigures,
  type Parcel,
  postpone,
  putBack,
} from "./outbox.ts";

onEveryDatabase((database) => {
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
  const claim = async (): Promise<Parcel> => {
    const parcel = await claimParcel(db, "email", 60);
    if (parcel === undefined) throw new Error("nothing is due");
    return parcel;
  };
  const letTimePass = (seconds: number) =>
    db.query("UPDATE outbox SET due_at = due_at - make_interval(secs => $1)", [seconds]);

  test("a parcel holds all that a sink needs", async () => {
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

  test("the oldest goes first, and each to one courier, however many ask at once", async () => {
    for (const name of ["first", "second", "third"]) await store(name);

    const claimed = await Promise.all(
      Array.from({ length: 6 }, () => claimParcel(db, "email", 60)),
    );

    const names = claimed.flatMap((parcel) => parcel?.fullName ?? []);
    expect(names.toSorted()).toEqual(["first", "second", "third"]);
  });

  test("what a dead server had taken is due again when its lease ends", async () => {
    await store();
    await claim();
    expect(await claimParcel(db, "email", 60)).toBeUndefined();

    await letTimePass(61);

    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  test("what is delivered is never due again, and its request knows when", async () => {
    await store();
    await markDelivered(db, await claim());
    await letTimePass(3600);

    expect(await claimParcel(db, "email", 60)).toBeUndefined();
    const { rows } = await db.query("SELECT delivered_at FROM demo_requests");
    expect(rows).toEqual([{ delivered_at: expect.any(Date) }]);
  });

  test("a confirmation to the prospect does not count as passed on", async () => {
    await store();
    const confirmation = await claimParcel(db, "confirmation", 60);
    await markDelivered(db, confirmation as Parcel);

    const { rows } = await db.query("SELECT delivered_at FROM demo_requests");
    expect(rows).toEqual([{ delivered_at: null }]);
  });

  test("a postponed parcel waits its time, while later ones go on", async () => {
    await store("first");
    await store("second");
    await postpone(db, await claim(), { delaySeconds: 30, error: "451 later" });

    expect(await claim()).toMatchObject({ fullName: "second" });
    await letTimePass(31);
    expect(await claim()).toMatchObject({ fullName: "first", attempts: 2 });
  });

  test("a parcel put back keeps its place and its number of attempts", async () => {
    await store("first");
    await store("second");
    await putBack(db, await claim(), "connection refused");

    expect(await claim()).toMatchObject({ fullName: "first", attempts: 1 });
  });

  test("a buried parcel stays visible and is not due", async () => {
    await store();
    await bury(db, await claim(), "550 no such user");
    await letTimePass(3600);

    expect(await claimParcel(db, "email", 60)).toBeUndefined();
    expect(await outboxFigures(db)).toMatchObject({ waiting: 1, dead: 1 });
    const { rows } = await db.query("SELECT last_error FROM outbox WHERE dead_at IS NOT NULL");
    expect(rows).toEqual([{ last_error: "550 no such user" }]);
  });

  test("a server held up past its lease undoes nothing of what another has done", async () => {
    await store();
    const late = await claim();
    await letTimePass(61);
    await markDelivered(db, await claim());

    await bury(db, late, "too late");
    await putBack(db, late, "too late");

    const { rows } = await db.query(
      "SELECT delivered_at, dead_at, attempts FROM outbox WHERE sink = 'email'",
    );
    expect(rows).toEqual([{ delivered_at: expect.any(Date), dead_at: null, attempts: 2 }]);
  });
});
